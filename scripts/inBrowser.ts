import type { Server } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags } from './browserFlags';
import { MissingError } from './ensure';
import { findChromium } from './findChromium';

type Visit = {
  serve: () => Promise<{ server: Server; url: string }>;
  /** Besides the flags that every browser gets. */
  flags?: string[];
  use: (browser: Browser, url: string) => Promise<void>;
};

/**
 * Uses a site in Chromium, and ends server and browser however that goes: either would keep the
 * command from ending. Throws a `MissingError` before anything is served where there is no Chromium.
 */
export async function inBrowser({ serve, flags = [], use }: Visit): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new MissingError('There is no Chromium: run npm run browser once.');
  const { server, url } = await serve();
  try {
    const browser = await chromium.launch({ executablePath, args: [...browserFlags, ...flags] });
    await use(browser, url).finally(() => browser.close());
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
