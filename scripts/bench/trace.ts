import type { Browser, Page } from '@playwright/test';

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

/** A task longer than this, in ms, keeps an input waiting (Long Tasks API). */
const longTask = 50;

/** The sum of what each task takes over 50 ms, in ms. */
export const blockingTime = (tasks: number[]) =>
  tasks.reduce((sum, duration) => sum + Math.max(0, duration - longTask), 0);

/**
 * The durations, in ms, of the main thread's tasks from the start of the navigation to an address.
 * Throws a `TraceError` where the trace has no such navigation.
 */
export function mainThreadTasks(events: TraceEvent[], url: string): number[] {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!start) throw new TraceError(`The trace has no navigation to ${url}.`);
  return events.flatMap(({ name, pid, tid, ts, dur }) =>
    name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= start.ts && dur
      ? [dur / 1000]
      : [],
  );
}

/** Marks in the trace between which an answer is given. */
const begin = 'begin:';
const end = 'end:';

/** Marks the beginning of what a name stands for, and returns what marks its end. */
export async function markAnswer(page: Page, name: string): Promise<() => Promise<unknown>> {
  const mark = (text: string) => page.evaluate((value) => void performance.mark(value), text);
  await mark(begin + name);
  return () => mark(end + name);
}

/**
 * How long each marked answer took, in ms: from the input to the next frame that the screen shows,
 * the slowest where there were several (Event Timing, which INP counts, without its rounding to
 * 8 ms). Throws a `TraceError` where the trace has no input for one.
 */
export function answersIn(events: TraceEvent[]): Map<string, number> {
  const answers = new Map<string, number>();
  for (const mark of events.filter(({ name }) => name.startsWith(begin))) {
    const name = mark.name.slice(begin.length);
    const last = events.find((event) => event.name === end + name && event.ts >= mark.ts)?.ts ?? 0;
    const durations = events.flatMap(({ name: kind, ph, ts, args: { data } }) =>
      kind === 'EventTiming' && ph === 'b' && ts >= mark.ts && ts <= last && data?.interactionId
        ? [data.duration ?? 0]
        : [],
    );
    if (durations.length === 0) throw new TraceError(`The trace has no input for "${name}".`);
    answers.set(name, Math.max(answers.get(name) ?? 0, ...durations));
  }
  return answers;
}

/** What Chromium notes of inputs and marks, and of tasks and navigations: the former cost less. */
export const traceOf = {
  inputs: ['devtools.timeline', 'blink.user_timing'],
  tasks: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
};

/** Does something on a page and returns the trace of it. */
export async function traced(
  browser: Browser,
  page: Page,
  categories: string[],
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  try {
    await act();
  } catch (error) {
    // A second trace cannot begin while one is taken.
    await browser.stopTracing();
    throw error;
  }
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  return traceEvents;
}

/** Measures again where Chromium has lost a part of a trace, ten times in all: a whole run depends on it. */
export async function withWholeTrace<T>(measure: () => Promise<T>, attempts = 10): Promise<T> {
  try {
    return await measure();
  } catch (error) {
    if (!(error instanceof TraceError) || attempts === 1) throw error;
    return withWholeTrace(measure, attempts - 1);
  }
}
