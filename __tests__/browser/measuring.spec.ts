import { pathToFileURL } from 'node:url';
import { measureContrasts } from '../../scripts/a11y/contrast';
import { engineFindings } from '../../scripts/a11y/engines';
import { measureFocusIndicator } from '../../scripts/a11y/focusIndicator';
import { accessibilityTree } from '../../scripts/a11y/outline';
import { writeReport } from '../../scripts/a11y/report';
import {
  contrastShortfalls,
  headingShortfalls,
  indicatorShortfalls,
  type ReviewedStop,
  review,
  targetShortfalls,
  walkShortfalls,
} from '../../scripts/a11y/review';
import { pages } from '../../scripts/a11y/siteStates';
import { tabWalk } from '../../scripts/a11y/tabWalk';
import { measureTargets } from '../../scripts/a11y/targets';
import { expect, type Page, test } from './support/test';

/*
 * Pages with one fault each: what the accessibility tests and `npm run a11y` rest on has to find it.
 */

const pageOf = (body: string, style = '') =>
  `<!doctype html><html lang="en"><title>Faults</title><style>
    body { background: #fff; color: #000; margin: 0; padding: 20px }
    button { width: 60px; height: 60px; border: 2px solid #000; background: #fff }
    button:focus-visible { outline: 3px solid #000; outline-offset: 2px }
    ${style}</style><main><h1>Faults</h1>${body}</main></html>`;

const criteria = (shortfalls: { criterion: string }[]) => [
  ...new Set(shortfalls.map(({ criterion }) => criterion)),
];

async function walk(page: Page): Promise<string[]> {
  const forwards = await tabWalk(page, 'forwards');
  return criteria(walkShortfalls(forwards, await tabWalk(page, 'backwards')));
}

async function indicators(page: Page): Promise<string[]> {
  const stops: ReviewedStop[] = [];
  await tabWalk(page, 'forwards', async (stop) => {
    stops.push({ ...stop, ...(await measureFocusIndicator(page, stop.box)) });
  });
  return criteria(indicatorShortfalls(stops));
}

async function contrasts(page: Page): Promise<string[]> {
  const { texts, boundaries } = await measureContrasts(page);
  return criteria(contrastShortfalls(texts, boundaries));
}

const targets = async (page: Page) => criteria(targetShortfalls(await measureTargets(page)));

const headings = async (page: Page) => {
  const tree = await accessibilityTree(page);
  return criteria(headingShortfalls(tree.filter(({ role }) => role === 'heading')));
};

const twoButtons = '<button>One</button> <button>Two</button>';

test('a page without a fault passes', async ({ page }) => {
  await page.setContent(pageOf(twoButtons));
  expect(await walk(page)).toEqual([]);
  expect(await indicators(page)).toEqual([]);
  expect(await contrasts(page)).toEqual([]);
  expect(await targets(page)).toEqual([]);
  expect(await headings(page)).toEqual([]);
  expect(await engineFindings(page)).toEqual([]);
});

test('each fault is found, and under its criterion', async ({ page }) => {
  for (const [fault, look, criterion, body, style] of [
    [
      'a tabindex that changes the order',
      walk,
      '2.4.3',
      '<button>One</button> <button tabindex="1">Two</button>',
      '',
    ],
    ['a control without a name', walk, '4.1.2', '<button></button>', ''],
    [
      'a bar over what has focus',
      walk,
      '2.4.12',
      `<div class="bar">Bar</div>${twoButtons}`,
      '.bar { position: fixed; inset: 0 0 auto; height: 110px; background: #fff }',
    ],
    [
      'focus outside the window',
      walk,
      '2.4.12',
      `<button class="away">Away</button>${twoButtons}`,
      '.away { position: absolute; left: -500px }',
    ],
    ['no focus indicator', indicators, '2.4.13', twoButtons, 'button { outline: none !important }'],
    [
      'a focus indicator of one side',
      indicators,
      '2.4.13',
      twoButtons,
      'button { outline: none !important } button:focus-visible { box-shadow: 0 8px #000 }',
    ],
    [
      'a pale focus indicator',
      indicators,
      '2.4.13',
      twoButtons,
      'button:focus-visible { outline-color: #ccc }',
    ],
    ['grey text', contrasts, '1.4.6', '<p class="grey">Grey</p>', '.grey { color: #777 }'],
    [
      'text over a picture with one bright place',
      contrasts,
      '1.4.6',
      '<p class="over">Over a picture</p>',
      '.over { color: #fff; background: linear-gradient(90deg, #000 60px, #fff 61px, #000 62px) }',
    ],
    ['a pale edge', contrasts, '1.4.11', twoButtons, 'button { border-color: #ccc }'],
    ['a small target', targets, '2.5.5', twoButtons, 'button { height: 40px }'],
    ['a heading level left out', headings, '1.3.1', '<h3>Third</h3>', ''],
    ['a second h1', headings, '1.3.1', '<h1>Second</h1>', ''],
  ] as const) {
    await test.step(`${criterion}: ${fault}`, async () => {
      await page.setContent(pageOf(body, style));
      expect(await look(page)).toContain(criterion);
    });
  }
});

test('both engines find a picture without a text alternative', async ({ page }) => {
  await page.setContent(pageOf('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'));
  const engines = (await engineFindings(page)).map(({ engine }) => engine);
  expect(new Set(engines)).toEqual(new Set(['axe', 'ibm']));
});

test('the report says on top what falls short, and falls short of nothing itself', async ({
  page,
}, { outputDir }) => {
  await page.setContent(pageOf(twoButtons, 'button { height: 40px }'));
  const seen = await review(page);
  const [state] = pages;
  if (!state) throw new Error('The site has no page.');
  const viewport = { width: 1280, height: 800 };
  await writeReport(outputDir, [{ ...seen, state, viewport, colourScheme: 'dark' }], []);

  await page.goto(pathToFileURL(`${outputDir}/index.html`).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const short = page.getByRole('table', { name: 'What falls short, of all' });
  await expect(short).toContainText('1280 by 800 px, dark');
  await expect(short).toContainText('"One" is 60 by 40 px');
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expect(page.getByRole('img', { name: 'Focus on button One' })).toBeVisible();
  expect(await engineFindings(page)).toEqual([]);
  expect(await contrasts(page)).toEqual([]);
});
