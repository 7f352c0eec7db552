import { createReadStream } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type ContactMessage, messageFrom } from '../src/features/contact-form/contactMessage';

/** A message as it is kept: with a name of its own and the time of its arrival (ISO 8601, UTC). */
export type StoredMessage = ContactMessage & { id: string; receivedAt: string };

/** A line of the file as a message; undefined for one that was cut off. */
function parseStored(line: string): StoredMessage | undefined {
  try {
    const stored: Record<string, unknown> = JSON.parse(line);
    return {
      ...messageFrom((field) => String(stored[field])),
      id: String(stored.id),
      receivedAt: String(stored.receivedAt),
    };
  } catch {
    return undefined;
  }
}

/**
 * The lines of a file, none if it is not there. `readline` is of no use: it takes U+2028 for the
 * end of a line, which JSON leaves as it is.
 */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const text of createReadStream(file, 'utf8')) {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error;
  }
  yield rest;
}

/**
 * Messages in a file, one JSON object a line. What `append` has resolved for is in the file as a
 * whole line, whatever happens to this process afterwards.
 */
export function createMessageFile(file: string) {
  let last: Promise<void> = Promise.resolve();

  async function write(message: StoredMessage): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true });
    // The line break comes first: a line that was cut off, by a crash or a full disk, stays alone.
    await appendFile(file, `\n${JSON.stringify(message)}`);
  }

  return {
    /** Adds a message. Rejects with the system's error where it could not be written whole. */
    append(message: StoredMessage): Promise<void> {
      // One after the other: a long line is written in parts, and another would come between them.
      const written = last.then(() => write(message));
      last = written.catch(() => {});
      return written;
    },

    /** The newest messages, the newest first, up to a number; and how many there are in all. */
    async newest(most: number): Promise<{ messages: StoredMessage[]; total: number }> {
      let messages: StoredMessage[] = [];
      let total = 0;
      for await (const line of linesOf(file)) {
        const message = parseStored(line);
        if (!message) continue;
        total += 1;
        messages.push(message);
        // Shortened now and then only: each time would be a copy for each line.
        if (messages.length >= 2 * most) messages = messages.slice(-most);
      }
      return { messages: messages.slice(-most).reverse(), total };
    },
  };
}
