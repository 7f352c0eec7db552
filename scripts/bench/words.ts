import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '../../server/port';
import { firstFlight } from './budgets';

/** The copy of the site whose home page has more words. */
export const wordySite = '.build/bench/wordy';

/** Hexadecimal words, always the same, that compress to a little more than 8 KB. */
const words = Array.from({ length: 260 }, (_, at) =>
  createHash('sha256').update(String(at)).digest('hex').replace(/.{8}/g, '$& '),
).join('');

/** Copies the site with words behind React's root: inside, React would render the page anew. */
export async function addWords(site: string): Promise<void> {
  await rm(wordySite, { recursive: true, force: true });
  await cp(site, wordySite, { recursive: true });
  const file = path.join(wordySite, 'index.html');
  const html = `${await readFile(file, 'utf8')}<section><p>${words}</p></section>`;
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
}

/** Lets the link take its time there and back. */
const roundTrip = () => wait(150);

/**
 * Sends what a server answers as a young TCP connection does: as much as fits into a first flight,
 * and twice as much after every round trip.
 */
function answerSlowly(visitor: Socket, host: Socket): void {
  let flight = firstFlight * 1000;
  let room = flight;
  visitor.on('data', async (request) => {
    await roundTrip();
    // Who asks for the next file has got the one before.
    room = flight;
    host.write(request);
  });
  host.on('data', async (answer: Buffer) => {
    host.pause();
    for (let rest = answer; rest.length > 0; ) {
      if (room === 0) {
        await roundTrip();
        flight *= 2;
        room = flight;
      }
      const now = rest.subarray(0, room);
      visitor.write(now);
      room -= now.length;
      rest = rest.subarray(now.length);
    }
    host.resume();
  });
  visitor.on('close', () => host.destroy());
  // A browser that is closed leaves its connections as they are.
  for (const end of [visitor, host]) end.on('error', () => end.destroy());
}

/** A link to a server on which every connection is young, until the command ends. */
export async function youngLink(to: string): Promise<string> {
  const { port } = new URL(to);
  const server = createServer((visitor) => answerSlowly(visitor, connect(Number(port))));
  server.unref();
  return `http://localhost:${await listen(server, 0)}`;
}
