import {
  askAbout,
  heroLabel,
  itSolutions,
  labels,
  modelsText,
  moreAbout,
  positionOf,
  services,
  slides,
  technologies,
} from '../browser/support/content';
import { shownSlides, showSlide } from '../browser/support/moving';
import { carousel, expect, type Locator, open, test } from '../browser/support/test';
import { pathOf } from '../support/company';

const controls = labels.carousel;

/**
 * A part of the accessibility tree: a line of Playwright's ARIA snapshot, with its parts, if any.
 */
type Part = string | Part[];

/** A role with its name, to the letter, and its states. */
const node = (role: string, name: string, states = '') =>
  `'${`${role} ${JSON.stringify(name)}${states}`.replaceAll("'", "''")}'`;

/** A role with the text in it, to the letter. */
const says = (role: string, text: string) => `${role}: ${JSON.stringify(text)}`;

/** Beside a part's children: there are no others. */
const only = '/children: equal';

const snapshot = (parts: Part[], indent = ''): string[] =>
  parts.flatMap((part) => {
    const [line, ...inside] = typeof part === 'string' ? [part] : part;
    const start = `${indent}- ${line}`;
    return inside.length > 0 ? [`${start}:`, ...snapshot(inside, `${indent}  `)] : [start];
  });

const expectTree = (element: Locator, ...parts: Part[]) =>
  expect(element).toMatchAriaSnapshot(snapshot(parts).join('\n'));

test('the hero is a carousel that begins with its one shown slide', async ({ page }) => {
  await open(page, pathOf('home'));
  const hero = await carousel(page, heroLabel);
  await expect(hero).toHaveAttribute('aria-roledescription', controls.carousel);
  for (const index of [0, 3]) {
    await showSlide(hero, index);
    await expect(shownSlides(hero)).toHaveCount(1);
    const dots = slides.map(({ name }, at) =>
      node('button', `${controls.slide} ${at + 1}: ${name}`, at === index ? ' [disabled]' : ''),
    );
    await expectTree(hero, [
      node('region', heroLabel),
      only,
      // The slide comes before the buttons, but the tab stops are those buttons.
      [
        node('group', positionOf(index + 1, slides.length)),
        says('paragraph', slides[index]?.text ?? ''),
      ],
      node('button', controls.play),
      node('button', controls.previous),
      [node('group', controls.picker), only, ...dots],
      node('button', controls.next),
    ]);
  }
});

test('a flip card has only the shown face, and links with its name', async ({ page }) => {
  const [service] = services;
  if (!service) throw new Error('There is no service.');
  const { title, subtitle, description, backText } = service;
  await open(page, pathOf('home'));
  const card = page.locator('.flip-card').first();
  // With pauses between its lines: without them a reader would speak thirty words at once.
  await expectTree(card, [
    'group',
    only,
    node('heading', `${title}.`, ' [level=3]'),
    says('paragraph', `${subtitle}.`),
    says('text', `${description} ${labels['flip-card'].turn}`),
  ]);
  await card.locator('summary').press('Enter');
  await expect(card).toHaveJSProperty('open', true);
  await expectTree(card, [
    'group',
    only,
    says('text', `${title}: ${labels['flip-card'].turnBack}`),
    node('heading', title, ' [level=3]'),
    says('paragraph', backText),
    node('link', moreAbout(title)),
    node('link', askAbout(title)),
  ]);
});

test('a panel is a heading with a button, and a region if there are few', async ({ page }) => {
  const jumps = node('navigation', labels.panels.jumps);
  const main = page.getByRole('main');
  const names = itSolutions.sections.map(({ title }) => title);
  const [first = '', second = ''] = names;
  const header = (name: string, expanded: boolean): Part => [
    node('heading', name, ' [level=2]'),
    only,
    node('button', name, ` [expanded=${expanded}]`),
  ];
  const opened = (name: string): Part[] => [header(name, true), [node('region', name), 'link']];
  await open(page, pathOf('itsolutions'));
  await expectTree(main, ['main', 'search', ...names.flatMap(opened)]);
  await page.getByRole('button', { name: first }).click();
  await expect(main.getByRole('region', { name: first })).toHaveCount(0);
  await expectTree(main, ['main', header(first, false), ...opened(second)]);

  // W3C's accordion pattern advises against more than about six regions.
  await open(page, pathOf('technologies'));
  const groups = technologies.map(({ category, brands }) => {
    const products = brands.flatMap(({ models }) => models).length;
    return node('group', `${category} ${modelsText(products)}`);
  });
  await expectTree(main, ['main', 'search', jumps, ...groups]);
});
