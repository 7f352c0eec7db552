import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, browserCommands } from './browsers';
import { createSpeechServer } from './speechServer';

/** How long a test waits for a phrase, in ms. */
const patience = 20_000;

/** After so much silence Orca has said all that it has to say of a key, in ms. */
const [pause, longPause] = [600, 5000];

/** How long it waits for a program to start, in ms. */
const startPatience = 60_000;

const transcripts = path.resolve('reports', 'spoken');

/** Has Orca speak only when it is asked to, and do nothing else. */
const orcaSettings = `import orca.settings as s
s.enableKeyEcho = False
s.enableBraille = False
s.enableSound = False
s.sayAllOnLoad = False
`;

/** The first line that a program writes. */
async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The program has no output.');
  const [line] = await once(createInterface(stdout), 'line');
  return String(line);
}

/** Ends a program and waits until it has. */
async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  const timer = setTimeout(() => program.kill('SIGKILL'), 5000);
  await once(program, 'exit');
  clearTimeout(timer);
}

/**
 * Orca and a browser with a screen, a session bus and a home of their own. Keys go to the screen,
 * as a person's would; the speech server records all that Orca says.
 */
export class ScreenReader {
  readonly #server = createSpeechServer();
  readonly #programs: ChildProcess[] = [];
  readonly #name: string;
  #env: NodeJS.ProcessEnv = {};
  #folder = '';
  #browser: [command: string, ...parameters: string[]] = [''];
  /** The length of the speech before the last key. */
  #mark = 0;

  /** `name` is the transcript's. */
  constructor(name: string) {
    this.#name = name;
  }

  /** Starts everything, up to a browser with an empty page. Has to be stopped even if it fails. */
  async start(browser: Browser, proxyPort: number): Promise<void> {
    this.#folder = await mkdtemp(path.join(tmpdir(), 'spoken-'));
    const at = (name: string) => path.join(this.#folder, name);
    const preferences = at('home/.local/share/orca');
    for (const folder of [preferences, at('profile')]) await mkdir(folder, { recursive: true });
    await mkdir(at('runtime'), { mode: 0o700 });
    await writeFile(path.join(preferences, 'orca-customizations.py'), orcaSettings);
    await this.#server.listen(at('speech'));
    this.#env = {
      PATH: process.env.PATH,
      HOME: at('home'),
      XDG_RUNTIME_DIR: at('runtime'),
      LANG: 'C.UTF-8',
      GSETTINGS_BACKEND: 'memory',
      GTK_MODULES: 'gail:atk-bridge',
      NO_AT_BRIDGE: '0',
      ACCESSIBILITY_ENABLED: '1',
      GNOME_ACCESSIBILITY: '1',
      SPEECHD_ADDRESS: `unix_socket:${at('speech')}`,
    };
    const display = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
    const screen = this.#run('Xvfb', ...display);
    this.#env.DISPLAY = `:${await firstLine(screen)}`;
    const bus = this.#run('dbus-daemon', '--session', '--nofork', '--print-address=1');
    this.#env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
    this.#run('openbox');
    this.#run('/usr/bin/python3', path.join(__dirname, 'startOrca.py'));
    await this.hear('Screen reader on', startPatience);
    this.#browser = await browserCommands[browser](at('profile'), proxyPort);
    this.#run(...this.#browser, 'about:blank');
    await this.hear(/ frame/, startPatience);
  }

  #run(command: string, ...parameters: string[]): ChildProcess {
    const program = spawn(command, parameters, {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    program.stdout?.resume();
    this.#programs.push(program);
    return program;
  }

  /** Counts all speech from now on as the answer to this. */
  #begin(what: string): void {
    this.#server.speech.push({ text: what, state: 'done' });
    this.#mark = this.#server.speech.length;
  }

  /** Presses keys one after the other, by their names in xdotool. Later speech counts as theirs. */
  press(...keys: string[]): void {
    this.#begin(keys.join(' '));
    execFileSync('xdotool', ['key', '--clearmodifiers', ...keys], { env: this.#env });
  }

  /** Types a text, with the time between two letters that a person needs. */
  type(text: string): void {
    this.#begin(`types "${text}"`);
    execFileSync('xdotool', ['type', '--delay', '60', '--', text], { env: this.#env });
  }

  /** The speech since the last keys, or since another place in it, without utterances cut off. */
  heard(since = this.#mark): string[] {
    const heard = this.#server.speech.slice(since).filter(({ state }) => state === 'spoken');
    return heard.map(({ text }) => text);
  }

  /** All speech during an action, whatever keys it presses. */
  async heardWhile(action: () => Promise<void>): Promise<string[]> {
    const before = this.#server.speech.length;
    await action();
    return this.heard(before);
  }

  /** Waits until a phrase was heard since the last keys; throws with the speech instead of it. */
  async hear(phrase: string | RegExp, within = patience): Promise<string> {
    const deadline = Date.now() + within;
    const found = await this.#hearUntil(phrase, () => Date.now() > deadline);
    if (found !== undefined) return found;
    const heard = this.#server.speech
      .slice(this.#mark)
      .map(({ text, state }) => `${text} (${state})`);
    throw new Error(
      `Not heard in ${within / 1000} s: ${phrase}\nHeard: ${heard.join('\n       ')}`,
    );
  }

  /** The phrase, once it was heard since the last keys; undefined if the waiting ends before. */
  async #hearUntil(phrase: string | RegExp, ends: () => boolean): Promise<string | undefined> {
    const matches = (text: string) =>
      typeof phrase === 'string' ? text.includes(phrase) : phrase.test(text);
    while (!ends()) {
      const found = this.heard().find(matches);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return undefined;
  }

  /** Presses a key until a phrase is heard, at most so many times. */
  async pressUntil(key: string, phrase: string | RegExp, times: number): Promise<string> {
    for (let count = 1; count < times; count += 1) {
      this.press(key);
      let [said, quietSince] = [0, Date.now()];
      const found = await this.#hearUntil(phrase, () => {
        const { speech } = this.#server;
        if (speech.length !== said || speech.some(({ state }) => state === 'waiting'))
          [said, quietSince] = [speech.length, Date.now()];
        // Orca is silent where the key does nothing.
        return Date.now() - quietSince > (this.heard().length > 0 ? pause : longPause);
      });
      if (found !== undefined) return found;
    }
    this.press(key);
    return this.hear(phrase);
  }

  /**
   * Opens an address in a new tab, as links in other programs do, and waits until it is loaded. On
   * a page that takes focus at once, Orca's own words may be left out: name what is heard instead.
   */
  async open(url: string, heard: string | RegExp = 'Finished loading'): Promise<void> {
    this.#begin(`opens ${url}`);
    this.#run(...this.#browser, url);
    await this.hear(heard, startPatience);
  }

  /** Ends everything, and writes the transcript to `reports/spoken/`. */
  async stop(): Promise<void> {
    for (const program of this.#programs.reverse()) await end(program);
    this.#server.close();
    const lines = this.#server.speech.map(({ text, state }) =>
      state === 'done'
        ? `\n[${text}]`
        : `    ${text.replaceAll('\n', ' / ')}${state === 'cut' ? ' (cut off)' : ''}`,
    );
    await mkdir(transcripts, { recursive: true });
    await writeFile(path.join(transcripts, `${this.#name}.txt`), `${lines.join('\n').trim()}\n`);
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
