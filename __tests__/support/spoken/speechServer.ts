import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** The time to speak a character, in ms: long enough for the next utterance to cut it off. */
const pace = 3;

/**
 * An utterance of the reader. `cut`: another came before it, or broke it off. `done` is no
 * utterance, but the action that the following ones answer.
 */
export type Utterance = { text: string; state: 'waiting' | 'spoken' | 'cut' | 'done' };

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Speech markup (SSML), and the characters it escapes, as text. */
const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (escaped, name) => signs[name] ?? escaped)
    .trim();

/** The answers that a client waits for (Speech Dispatcher, "SSIP"); to all else it is "OK". */
const answers: Record<string, string[]> = {
  'LIST OUTPUT_MODULES': ['250-listening', '250 OK MODULES LISTED'],
  'LIST VOICES': ['249-MALE1', '249 OK VOICE LIST SENT'],
  'LIST SYNTHESIS_VOICES': ['249-English\ten\tnone', '249 OK VOICE LIST SENT'],
  'GET OUTPUT_MODULE': ['251-listening', '251 OK GET RETURNED'],
  'GET LANGUAGE': ['251-en', '251 OK GET RETURNED'],
  'GET VOICE_TYPE': ['251-MALE1', '251 OK GET RETURNED'],
  'HISTORY GET': ['245-1', '245 OK CLIENT ID SENT'],
  'BLOCK BEGIN': ['260 OK INSIDE BLOCK'],
  'BLOCK END': ['261 OK OUTSIDE BLOCK'],
};

/** A program that has text spoken; its utterances wait for each other. */
class Client {
  readonly #socket: Socket;
  readonly #speech: Utterance[];
  readonly #waiting: [id: number, utterance: Utterance][] = [];
  #timer: NodeJS.Timeout | undefined;
  #count = 0;
  #lines: string[] | undefined;

  constructor(socket: Socket, speech: Utterance[]) {
    this.#socket = socket;
    this.#speech = speech;
    createInterface(socket).on('line', (line) => this.#take(line));
    socket.on('error', () => socket.destroy());
  }

  #send(...lines: string[]): void {
    if (this.#socket.writable) this.#socket.write(lines.map((line) => `${line}\r\n`).join(''));
  }

  #take(line: string): void {
    if (this.#lines) {
      if (line === '.') {
        this.#speak(plain(this.#lines.join('\n')));
        this.#lines = undefined;
      } else {
        this.#lines.push(line.replace(/^\.\./, '.'));
      }
      return;
    }
    const [verb = '', noun = '', ...rest] = line.split(' ');
    const command = verb.toUpperCase();
    if (command === 'SPEAK') {
      this.#lines = [];
      this.#send('230 OK RECEIVING DATA');
    } else if (command === 'CHAR' || command === 'KEY') {
      this.#speak([noun, ...rest].join(' '));
    } else if (command === 'CANCEL' || command === 'STOP') {
      this.#send('210 OK');
      this.#cut();
    } else if (command === 'QUIT') {
      this.#send('231 HAPPY HACKING');
      this.#socket.end();
    } else {
      this.#send(...(answers[`${command} ${noun.toUpperCase()}`] ?? ['200 OK']));
    }
  }

  #speak(text: string): void {
    this.#count += 1;
    const utterance: Utterance = { text, state: 'waiting' };
    this.#speech.push(utterance);
    this.#waiting.push([this.#count, utterance]);
    this.#send(`225-${this.#count}`, '225 OK MESSAGE QUEUED');
    if (this.#waiting.length === 1) this.#next();
  }

  #event(code: number, id: number, name: string): void {
    this.#send(`${code}-${id}`, `${code}-1`, `${code} ${name}`);
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) return;
    const [id, utterance] = first;
    this.#event(701, id, 'BEGIN');
    this.#timer = setTimeout(() => {
      utterance.state = 'spoken';
      this.#waiting.shift();
      this.#event(702, id, 'END');
      this.#next();
    }, pace * utterance.text.length);
  }

  #cut(): void {
    clearTimeout(this.#timer);
    for (const [id, utterance] of this.#waiting.splice(0)) {
      utterance.state = 'cut';
      this.#event(703, id, 'CANCELED');
    }
  }
}

/**
 * Stands in for Speech Dispatcher on a Unix socket. It needs no sound; `speech` holds in order all
 * that a person would hear.
 */
export function createSpeechServer() {
  const speech: Utterance[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    new Client(socket, speech);
  });
  return {
    speech,
    listen: (file: string) => new Promise<void>((ready) => server.listen(file, ready)),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
