import { contrastProblems } from './support/contrasts';
import { engines } from './support/engines';
import { indicatorProblems } from './support/focusIndicator';
import { walkProblems } from './support/tabWalk';
import { smallTargets } from './support/targets';
import { expect, type Page, test } from './support/test';

/*
 * Pages with one fault each: what the accessibility tests rest on has to find it.
 */

const pageOf = (body: string, style = '') =>
  `<!doctype html><html lang="en"><title>Faults</title><style>
    body { background: #fff; color: #000; margin: 0; padding: 20px }
    button { width: 60px; height: 60px; border: 2px solid #000; background: #fff }
    button:focus-visible { outline: 3px solid #000; outline-offset: 2px }
    ${style}</style><main><h1>Faults</h1>${body}</main></html>`;

async function indicators(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await walkProblems(page, async (stop) => {
    problems.push(...(await indicatorProblems(page, stop)));
  });
  return problems;
}

const walk = (page: Page) => walkProblems(page);

const buttons = Array.from({ length: 10 }, (_, at) => `<button>B${at}</button>`).join(' ');

test('a page without a fault passes', async ({ page }) => {
  await page.setContent(pageOf(buttons));
  for (const look of [walk, indicators, contrastProblems, smallTargets, engines.axe, engines.ibm]) {
    expect(await look(page)).toEqual([]);
  }
});

test('each fault is found, and under its criterion', async ({ page }) => {
  const none = 'button { outline: none !important }';
  for (const [fault, look, criterion, style, first = ''] of [
    [
      'a changed order',
      walk,
      '2.4.3',
      '',
      '<p><button>A</button></p><button tabindex="1">Z</button>',
    ],
    [
      'a bar over what has focus',
      walk,
      '2.4.12',
      '.bar { position: fixed; inset: 0 0 auto; height: 110px; background: #fff }',
      '<div class="bar">Bar</div>',
    ],
    [
      'focus outside the window',
      walk,
      '2.4.12',
      '',
      '<button style="position: absolute; left: -500px">A</button>',
    ],
    ['no focus indicator', indicators, '2.4.13', none],
    [
      'one of one side',
      indicators,
      '2.4.13',
      `${none} button:focus-visible { box-shadow: 0 8px #000 }`,
    ],
    ['a pale one', indicators, '2.4.13', 'button:focus-visible { outline-color: #ccc }'],
    ['a pale edge', contrastProblems, '1.4.11', 'button { border-color: #ccc }'],
    ['a small target', smallTargets, '2.5.5', 'button { height: 40px }'],
    ['grey text', contrastProblems, '1.4.6', '.grey { color: #777 }', '<p class="grey">Grey</p>'],
    [
      'text over a picture',
      contrastProblems,
      '1.4.6',
      'p { color: #fff; background: linear-gradient(90deg, #000 60px, #fff 61px, #000 62px) }',
      '<p>Over a picture</p>',
    ],
    ['no alternative', engines.axe, 'image-alt', '', '<img src="data:,">'],
    ['no alternative', engines.ibm, 'img_alt', '', '<img src="data:,">'],
  ] as const) {
    await test.step(`${criterion}: ${fault}`, async () => {
      await page.setContent(pageOf(first + buttons, style));
      expect((await look(page)).join('\n')).toContain(criterion);
    });
  }
});
