import { at400, conditions, expectReadable, furtherConditions } from '../browser/support/reflow';
import { furtherStates, pages, reachState } from '../browser/support/siteStates';
import { test } from '../browser/support/test';
import { visibleTexts } from '../browser/support/textLayout';

const states = [...pages, ...furtherStates].filter(({ id }) =>
  ['home', 'about', 'technologies', 'technologies-found', 'contact-empty'].includes(id),
);
// `site/pages.spec.ts` tests pages as they load, in windows with scrolling bars too.
const ofStates = conditions.filter(({ criterion }) => criterion !== at400);

for (const state of states) {
  test(`${state.title}: every text is whole and apart`, { tag: '@matrix' }, async ({ page }) => {
    await reachState(page, state);
    const texts = await visibleTexts(page);
    for (const condition of [...furtherConditions, ...(state.reach ? ofStates : [])])
      await test.step(condition.criterion, () => expectReadable(page, condition, texts));
  });
}
