import puppeteer from 'puppeteer-core';
import type { Engine, EngineOptions } from './engine';

/**
 * Firefox, driven by WebDriver BiDi. Playwright's own driver (`channel: 'moz-firefox'`) makes no
 * page without `emulation.setMediaFeaturesOverride`, which Firefox ESR 153 does not know.
 */
export async function startFirefox({ width, height, proxyPort }: EngineOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    defaultViewport: { width, height },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      // Light, whatever the machine is set to.
      'layout.css.prefers-color-scheme.content-override': 1,
    },
  });
  // The first page is not in front: in it nothing is `:focus`, and buttons do not answer Enter.
  const page = await browser.newPage();
  for (const other of await browser.pages()) if (other !== page) await other.close();
  await page.bringToFront();
  await page.setViewport({ width, height });
  let messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));

  return {
    async goto(url) {
      await page.evaluate('document.isLeft = true');
      // `goto` sometimes waits in vain for an event, or resolves with the page before.
      page.goto(url, { waitUntil: 'domcontentloaded', timeout: 60_000 }).catch(() => {});
      // Not "load", which waits for late fonts too.
      const isThere = "!document.isLeft && document.readyState !== 'loading'";
      await page.waitForFunction(isThere, { timeout: 60_000, polling: 50 });
    },
    async run(script, ...parameters) {
      const call = `(${script})(...${JSON.stringify(parameters)})`;
      const result = await page.evaluate(`(async () => JSON.stringify(await ${call}) ?? 'null')()`);
      return JSON.parse(String(result));
    },
    async press(key, shift = false) {
      if (shift) await page.keyboard.down('Shift');
      await page.keyboard.press(key === 'Space' ? ' ' : key);
      if (shift) await page.keyboard.up('Shift');
    },
    type: (text) => page.keyboard.type(text),
    hover: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    find: async () => undefined,
    print: () => page.pdf({ format: 'A4' }),
    async takeMessages() {
      const taken = messages;
      messages = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
