import { pathOf } from '../support/company';
import { heroLabel, lineTitle } from './support/content';
import {
  type Condition,
  conditions,
  expectFitsAnyWindow,
  expectReadable,
  furtherConditions,
} from './support/reflow';
import { furtherStates, pages, type SiteState } from './support/siteStates';
import { carousel, expect, open, test } from './support/test';
import { visibleTexts } from './support/textLayout';

/* `npm test` looks at the pages themselves with the tests of a site's own content. */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedMessages: /404 \(Not Found\)|500 \(Internal Server Error\)/,
});

/** A carousel that plays is laid out as one that does not, and changes what is there meanwhile. */
const further = furtherStates.filter(({ id }) => id !== 'home-playing');
const often = further.filter(({ id }) => /^(home-flipped|\w+-found|contact-empty)$/.test(id));

type Visit = { what: string; states: SiteState[]; conditions: Condition[]; tag?: string };

const visits: Visit[] = [
  { what: 'in small windows', states: often, conditions },
  {
    what: 'in any window',
    states: [...pages, ...further],
    conditions: [...conditions, ...furtherConditions],
    tag: '@matrix',
  },
];

for (const { what, states, conditions, tag = [] } of visits) {
  for (const { title, path, reach } of states) {
    test(`${title}: every text is whole and apart ${what}`, { tag }, async ({ page }) => {
      await open(page, path);
      if (path === pathOf('home')) {
        await carousel(page, heroLabel);
        // The line's lists come when it is near.
        await page.getByRole('heading', { name: lineTitle }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('toolbar')).toBeVisible();
      }
      await reach?.(page);
      // A notification stays while it has focus.
      await page.keyboard.press('F8');
      const texts = await visibleTexts(page);
      for (const condition of conditions) {
        await test.step(condition.criterion, () => expectReadable(page, condition, texts));
      }
      await test.step('nothing scrolls sideways from 320 to 2560 px', () =>
        expectFitsAnyWindow(page));
    });
  }
}
