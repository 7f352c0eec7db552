import type { Browser, Page } from '@playwright/test';
import { onPhone } from './phone';

/** What is read of an event in Chromium's trace; times in µs. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Missing where the event had not ended when the trace did. */
  dur?: number;
  /** `b` is the beginning of an event that has its end in another entry. */
  ph?: string;
  args: { data?: { documentLoaderURL?: string; duration?: number; interactionId?: number } };
};

/** A trace that lacks what was to be read from it: now and then Chromium loses a part. */
export class TraceError extends Error {}

/**
 * Does something on a phone, and reads the trace of it; again where Chromium has lost a part of that,
 * ten times in all, as a whole run depends on it.
 */
export async function onTracedPhone<T>(
  { browser, slowdown, category }: { browser: Browser; slowdown: number; category: string },
  act: (page: Page) => Promise<void>,
  read: (events: TraceEvent[]) => T,
  attempts = 10,
): Promise<T> {
  const trace = await onPhone(browser, { slowdown }, async (page) => {
    await browser.startTracing(page, { categories: [category, 'blink.user_timing'] });
    // A second trace cannot begin while one is taken.
    const stop = () => browser.stopTracing();
    await act(page).catch((error) => stop().then(() => Promise.reject(error)));
    return stop();
  });
  try {
    return read(JSON.parse(trace.toString()).traceEvents);
  } catch (error) {
    if (!(error instanceof TraceError) || attempts === 1) throw error;
    return onTracedPhone({ browser, slowdown, category }, act, read, attempts - 1);
  }
}
