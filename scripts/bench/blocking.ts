import type { Browser } from '@playwright/test';
import { atRest, type Kind } from './loads';
import { onTracedPhone, TraceError, type TraceEvent } from './trace';

/**
 * How long the main thread was blocked after the start of the navigation to an address, in ms: the
 * sum of what each of its tasks takes over 50 ms (Long Tasks API). Throws a `TraceError` where the trace has no such
 * navigation.
 */
export function blockingTime(events: TraceEvent[], url: string): number {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!start) throw new TraceError(`The trace has no navigation to ${url}.`);
  const { pid, tid, ts } = start;
  return events
    .filter((task) => task.name === 'RunTask' && task.pid === pid && task.tid === tid)
    .filter((task) => task.ts >= ts)
    .reduce((sum, { dur = 0 }) => sum + Math.max(0, dur / 1000 - 50), 0);
}

/** How long a load blocks the main thread with the CPU at a quarter, until it is at rest, in ms. */
export const blockingOf = (browser: Browser, url: string, kind: Kind): Promise<number> =>
  onTracedPhone(
    { browser, slowdown: 4, category: 'disabled-by-default-devtools.timeline' },
    async (page) => {
      await page.goto(url);
      await atRest(page, kind);
    },
    (events) => blockingTime(events, url),
  );
