/** Says which picture is encoded: on a terminal in one line, elsewhere in a line for each. */
export function tellProgress(begun: number, of: number): void {
  const text = `Encoding picture ${begun} of ${of} …`;
  process.stdout.write(process.stdout.isTTY ? `\r${text}${begun === of ? '\n' : ''}` : `${text}\n`);
}
