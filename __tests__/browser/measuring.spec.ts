import { contrastProblems } from './support/contrasts';
import { indicatorProblems } from './support/focusIndicator';
import { walkProblems } from './support/tabWalk';
import { smallTargets } from './support/targets';
import { expect, type Page, test } from './support/test';

/*
 * A page with one fault after the other: what the accessibility tests measure by themselves has to
 * find each, and nothing where there is none.
 */

const pageWith = (style: string, first: string) =>
  `<!doctype html><html lang="en"><title>Faults</title><style>
    body { background: #fff; color: #000; margin: 0; padding: 20px }
    button { width: 60px; height: 60px; border: 2px solid #000; background: #fff }
    button:focus-visible { outline: 3px solid #000; outline-offset: 2px }
    ${style}</style><main><h1>Faults</h1>${first}${'<button>B</button> '.repeat(10)}</main></html>`;

async function measure(page: Page): Promise<string> {
  const unmarked: string[] = [];
  const onWalk = await walkProblems(page, async (stop) => {
    unmarked.push(...(await indicatorProblems(page, stop)));
  });
  const still = [...(await contrastProblems(page)), ...(await smallTargets(page))];
  return [...onWalk, ...unmarked, ...still].join('\n');
}

const faults: [criterion: string, style: string, first?: string][] = [
  ['2.4.3', '', '<p><button>A</button></p><button tabindex="1">Z</button>'],
  [
    '2.4.12',
    'p { position: fixed; inset: 0 0 auto; height: 110px; background: #fff }',
    '<p>Bar</p>',
  ],
  ['2.4.12', '', '<button style="position: absolute; left: -500px">A</button>'],
  ['2.4.13', 'button { outline: none !important }'],
  ['2.4.13', 'button:focus-visible { outline: none; box-shadow: 0 8px #000 }'],
  ['2.4.13', 'button:focus-visible { outline-color: #ccc }'],
  ['1.4.11', 'button { border-color: #ccc }'],
  ['2.5.5', 'button { height: 40px }'],
  ['1.4.6', 'p { color: #777 }', '<p>Grey</p>'],
  [
    '1.4.6',
    'p { color: #fff; background: linear-gradient(90deg, #000 60px, #fff 61px) }',
    '<p>On a picture</p>',
  ],
];

test('each fault is found under its criterion, and none where there is none', async ({ page }) => {
  await page.setContent(pageWith('', ''));
  expect(await measure(page)).toBe('');
  for (const [criterion, style, first = ''] of faults) {
    await test.step(`${criterion}: ${style}${first}`, async () => {
      await page.setContent(pageWith(style, first));
      expect(await measure(page)).toContain(criterion);
    });
  }
});
