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

async function indicators(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await walkProblems(page, async (stop) => {
    problems.push(...(await indicatorProblems(page, stop)));
  });
  return problems;
}

const walk = (page: Page) => walkProblems(page);

type Measure = (page: Page) => Promise<string[]>;

const faults: [Measure, criterion: string, style: string, first?: string][] = [
  [walk, '2.4.3', '', '<p><button>A</button></p><button tabindex="1">Z</button>'],
  [walk, '2.4.12', 'p { position: fixed; inset: 0 0 auto; height: 110px }', '<p>Bar</p>'],
  [walk, '2.4.12', '', '<button style="position: absolute; left: -500px">A</button>'],
  [indicators, '2.4.13', 'button { outline: none !important }'],
  [indicators, '2.4.13', 'button:focus-visible { outline: none; box-shadow: 0 8px #000 }'],
  [indicators, '2.4.13', 'button:focus-visible { outline-color: #ccc }'],
  [contrastProblems, '1.4.11', 'button { border-color: #ccc }'],
  [contrastProblems, '1.4.6', 'p { color: #777 }', '<p>Grey</p>'],
  [
    contrastProblems,
    '1.4.6',
    'p { color: #fff; background: linear-gradient(90deg, #000 60px, #fff 61px, #000 62px) }',
    '<p>Over a picture</p>',
  ],
  [smallTargets, '2.5.5', 'button { height: 40px }'],
];

test('each fault is found under its criterion, and none where there is none', async ({ page }) => {
  await page.setContent(pageWith('', ''));
  for (const measure of [walk, indicators, contrastProblems, smallTargets]) {
    expect(await measure(page)).toEqual([]);
  }
  for (const [measure, criterion, style, first = ''] of faults) {
    await test.step(`${criterion}: ${style}${first}`, async () => {
      await page.setContent(pageWith(style, first));
      expect((await measure(page)).join('\n')).toContain(criterion);
    });
  }
});
