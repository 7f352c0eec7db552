import type { Browser, Page } from '@playwright/test';
import { painted } from './phone';
import { onTracedPhone, TraceError, type TraceEvent } from './trace';

/** Does something that has an answer, under the name of that answer. */
export type Step = (name: string, act: () => Promise<void>) => Promise<void>;

/** What marks in the trace between which moments an answer is given. */
const [begin, end] = ['begin:', 'end:'];

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

/** Uses a phone with a CPU so many times slower, and returns how long its answers took, in ms. */
export const timeAnswers = (
  browser: Browser,
  slowdown: number,
  use: (page: Page, step: Step) => Promise<void>,
): Promise<Map<string, number>> =>
  onTracedPhone(
    { browser, slowdown, category: 'devtools.timeline' },
    (page) => {
      const mark = (text: string) => page.evaluate((value) => void performance.mark(value), text);
      return use(page, async (name, act) => {
        await mark(begin + name);
        await act();
        await painted(page);
        await mark(end + name);
      });
    },
    answersIn,
  );

/** How long it takes from the tap in `act` until a new text is painted at the selector, in ms. */
export async function untilChanged(
  page: Page,
  selector: string,
  act: () => Promise<void>,
): Promise<number> {
  const changed = page.evaluate((place) => {
    const look = () => document.querySelector(place)?.textContent;
    const before = look();
    return new Promise<number>((resolve) => {
      const listen = ({ timeStamp }: Event) => {
        const check = () => {
          if (look() === before) requestAnimationFrame(check);
          else setTimeout(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(check);
      };
      addEventListener('click', listen, { capture: true, once: true });
    });
  }, selector);
  await act();
  return changed;
}
