type Stream = Pick<NodeJS.WritableStream, 'write'> & { isTTY?: boolean };

/** Says on a stream which picture is encoded: on a terminal in one line, elsewhere in a line for each. */
export const progressOn =
  (stream: Stream) =>
  (begun: number, of: number): void => {
    const text = `Encoding picture ${begun} of ${of} …`;
    stream.write(stream.isTTY ? `\r${text}${begun === of ? '\n' : ''}` : `${text}\n`);
  };
