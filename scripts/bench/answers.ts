import type { Browser, Page } from '@playwright/test';
import { onPhone, type Phone } from './phone';
import { referencePaths } from './references';
import { answersIn, markAnswer, traced, traceOf, withWholeTrace } from './trace';

/** Does something that has an answer, under the name of that answer. */
export type Step = (name: string, act: () => Promise<void>) => Promise<void>;

/** Lets the answer be painted, and the browser report it. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );

/** Uses a phone with a CPU so many times slower, and returns how long its answers took, in ms. */
export const timeAnswers = (
  browser: Browser,
  rate: number,
  use: (phone: Phone, step: Step) => Promise<void>,
): Promise<Map<string, number>> =>
  withWholeTrace(() =>
    onPhone(
      browser,
      async (phone) => {
        const { page } = phone;
        const step: Step = async (name, act) => {
          const markEnd = await markAnswer(page, name);
          await act();
          await painted(page);
          await markEnd();
        };
        return answersIn(await traced(browser, page, traceOf.inputs, () => use(phone, step)));
      },
      rate,
    ),
  );

/** Where `untilChanged` keeps what it waits for, in the page. */
const watch = 'benchWatch';

/**
 * How long it takes from the tap in `act`, in ms, until a frame begins after the one that shows a
 * new text at the selector: for answers that need several frames. It is the next frame's beginning
 * because a frame's own comes before its layout and painting.
 */
export async function untilChanged(
  page: Page,
  selector: string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([place = '', key = '']) => {
      const look = () => document.querySelector(place)?.textContent;
      const before = look();
      const changed = new Promise<number>((resolve) => {
        const listen = ({ timeStamp }: Event) => {
          const check = () => {
            if (look() === before) requestAnimationFrame(check);
            else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          };
          requestAnimationFrame(check);
        };
        addEventListener('click', listen, { capture: true, once: true });
      });
      Object.assign(window, { [key]: changed });
    },
    [selector, watch],
  );
  await act();
  return page.evaluate((key): Promise<number> => Reflect.get(window, key), watch);
}

/** A plain button's answers, in ms: as browsers time an input, and as `untilChanged` does. */
export type ButtonAnswers = { toInput: number; untilChanged: number };

/** How long the page with nothing but a button takes to answer the first tap after its load. */
export async function measureButton(
  browser: Browser,
  references: string,
  rate: number,
): Promise<ButtonAnswers> {
  let changed = Number.NaN;
  const answers = await timeAnswers(browser, rate, async ({ page }, step) => {
    await page.goto(references + referencePaths.button);
    await painted(page);
    await step('button', async () => {
      changed = await untilChanged(page, 'button', () => page.getByRole('button').tap());
    });
  });
  return { toInput: answers.get('button') ?? Number.NaN, untilChanged: changed };
}
