import { imprint as imprintOf } from '../../src/build/otherMediaStyles';
import { a4, print, showAsPrinted } from '../browser/support/printed';
import { expect, expectNoSidewaysScroll, test } from '../browser/support/test';
import { textProblems } from '../browser/support/textLayout';
import { openWhole } from './support/openWhole';
import { allRoutes, content, modules } from './support/siteUnderTest';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /404 \(Not Found\)/ });

const { step } = test;
const { origin } = content.site;

/** On every sheet: the company, and the ways that lead to it from paper. */
const imprint = unspaced(imprintOf({ content, modules }).join('·'));

/** A text however its lines are broken. */
function unspaced(text: string): string {
  return text.replace(/\s/g, '');
}

for (const { id, path } of allRoutes) {
  test(`${path} is printed on A4 and Letter, with the company on each sheet`, async ({ page }) => {
    // What the margins leave of A4, in px.
    await page.setViewportSize({ width: 673, height: 1000 });
    await openWhole(page, path);

    await step('on A4', async () => {
      const sheets = await print(page);
      expect(sheets).not.toHaveLength(0);
      for (const [index, { width, height, text }] of sheets.entries()) {
        expect({ width, height }).toEqual(a4);
        expect(unspaced(text)).toContain(imprint);
        expect(text).toContain(`${index + 1} / ${sheets.length}`);
        // No further sheet holds its imprint alone.
        if (index > 0) expect(unspaced(text).length).toBeGreaterThan(imprint.length + 10);
      }
      expect(sheets[0]?.text).toContain(id === 'notFound' ? origin : `${origin}${path}`);
    });

    await step('on US Letter', async () => {
      const sheets = await print(page, { format: 'Letter' });
      expect(sheets).not.toHaveLength(0);
      for (const { text } of sheets) expect(unspaced(text)).toContain(imprint);
    });

    await step(
      'no text is cut off or lies on another, and the navigation is not there',
      async () => {
        await showAsPrinted(page);
        await expect(page.getByRole('navigation')).toHaveCount(0);
        expect(await textProblems(page, 1)).toEqual([]);
        await expectNoSidewaysScroll(page);
      },
    );
  });
}
