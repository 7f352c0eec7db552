import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../server/port';
import type { Engine, EngineOptions, Key } from './engine';

/** How long a start or a command may take, in ms: a browser that cannot would hang for minutes. */
const timeout = 60_000;

/** The codes of keys (WebDriver, 17.4.2). */
const keyCodes: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
};
const shiftCode = '\uE008';

/** Set by the window (`webkit_window.py`) in every page. */
declare const webkit: {
  messageHandlers: { tests: { postMessage(message: string[]): Promise<never> } };
};

/** A virtual screen, for a window as large as any test asks for. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '2600x1600x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = await once(screen.stdout, 'data', { signal: AbortSignal.timeout(timeout) });
  return { process: screen, display: `:${String(number).trim()}` };
}

async function startDriver(display: string): Promise<{ process: ChildProcess; address: string }> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // Without privileges to give up, as in a container, the sandbox cannot start.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const end = Date.now() + timeout;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (driver.exitCode !== null || Date.now() > end)
      throw new Error('WebKitWebDriver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { process: driver, address };
}

/** Sends a WebDriver command and returns its value; throws the error of the driver. */
async function command<Result>(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body?: object,
): Promise<Result> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(timeout),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = JSON.parse(await response.text());
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function startSession(address: string, { width, height, proxyPort }: EngineOptions) {
  const alwaysMatch = {
    proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}`, noProxy: ['localhost'] },
    'webkitgtk:browserOptions': {
      binary: path.join(__dirname, 'webkit_window.py'),
      args: [`${width}`, `${height}`],
    },
  };
  const body = { capabilities: { alwaysMatch } };
  return command<{ sessionId: string }>('POST', `${address}/session`, body);
}

const pressButton = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

const keyDown = (value: string) => ({ type: 'keyDown', value });
const keyUp = (value: string) => ({ type: 'keyUp', value });

/** WebKitGTK, the engine of Safari, driven by WebKitWebDriver on a virtual screen. */
export async function startWebKit(options: EngineOptions): Promise<Engine> {
  const screen = await startScreen();
  const driver = await startDriver(screen.display);
  const { sessionId } = await startSession(driver.address, options);
  const session = `${driver.address}/session/${sessionId}`;
  const scratch = await mkdtemp(path.join(tmpdir(), 'webkit-'));

  const act = (id: string, type: string, actions: object[]) =>
    command<void>('POST', `${session}/actions`, { actions: [{ id, type, actions }] });
  /** Moves the pointer to a place in the window, then does the given actions with it. */
  const point = (left: number, top: number, ...then: object[]) => {
    const [x, y] = [Math.round(left), Math.round(top)];
    return act('mouse', 'pointer', [{ type: 'pointerMove', origin: 'viewport', x, y }, ...then]);
  };
  const run: Engine['run'] = (script, ...parameters) =>
    command('POST', `${session}/execute/sync`, {
      script: `return (${script})(...arguments)`,
      args: parameters,
    });
  const askWindow = (...message: string[]) =>
    run((sent) => webkit.messageHandlers.tests.postMessage(sent), message);

  return {
    run,
    goto: (url) => command('POST', `${session}/url`, { url }),
    async press(key, shift = false) {
      const code = keyCodes[key];
      const keys = [keyDown(code), keyUp(code)];
      await act('keys', 'key', shift ? [keyDown(shiftCode), ...keys, keyUp(shiftCode)] : keys);
    },
    async type(text) {
      const keys = [...text].flatMap((letter) => [keyDown(letter), keyUp(letter)]);
      await act('keys', 'key', keys);
    },
    hover: (x, y) => point(x, y),
    click: (x, y) => point(x, y, ...pressButton),
    find: (text) => askWindow('find', text),
    async print() {
      const file = path.join(scratch, 'page.pdf');
      const problem: string = await askWindow('print', file);
      if (problem) throw new Error(problem);
      return readFile(file);
    },
    async takeMessages() {
      const messages: string = await askWindow('messages');
      return messages.split('\n').filter(Boolean);
    },
    async close() {
      await command('DELETE', session).catch(() => {});
      driver.process.kill();
      screen.process.kill();
      await rm(scratch, { recursive: true });
    },
  };
}
