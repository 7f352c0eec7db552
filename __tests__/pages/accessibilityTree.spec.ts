import {
  askAbout,
  company,
  heroLabel,
  itSolutions,
  labels,
  mail,
  modelsText,
  moreAbout,
  nameOf,
  positionOf,
  services,
  slides,
  technologies,
  telephone,
  there,
} from '../browser/support/content';
import { showSlide } from '../browser/support/moving';
import { carousel, expect, type Locator, open, test } from '../browser/support/test';
import { modules, pathOf } from '../support/company';

const form = labels['contact-form'];
const controls = labels.carousel;

test.use({ allowedMessages: /404 \(Not Found\)/ });

/** A part of the accessibility tree: a line of Playwright's ARIA snapshot, alone or before what is in it. */
type Part = string | Part[];

/** A role with its name, to the letter, and its states. */
const node = (role: string, name: string, states = '') =>
  `'${`${role} ${JSON.stringify(name)}${states}`.replaceAll("'", "''")}'`;

/** A role with the text in it, to the letter. */
const says = (role: string, text: string) => `${role}: ${JSON.stringify(text)}`;

/** Beside the children of a part: it has no others. */
const only = '/children: equal';

const snapshot = (parts: Part[], indent = ''): string[] =>
  parts.flatMap((part) => {
    const [line, ...inside] = typeof part === 'string' ? [part] : part;
    const own = `${indent}- ${line}`;
    return inside.length > 0 ? [`${own}:`, ...snapshot(inside, `${indent}  `)] : [own];
  });

const expectTree = (element: Locator, ...parts: Part[]) =>
  expect(element).toMatchAriaSnapshot(snapshot(parts).join('\n'));

/** The names of the panels of both pages that have some, as their buttons are told. */
const panelNames = {
  technologies: technologies.map(({ category, brands }) => {
    const products = brands.flatMap(({ models }) => models).length;
    return `${category} ${modelsText(products)}`;
  }),
  itsolutions: itSolutions.sections.map(({ title }) => title),
};

const jumps = node('navigation', labels.panels.jumps);

/** What pages have of landmarks, panels and search within their main content. */
const own: Record<string, Part[]> = {
  // W3C's accordion pattern advises against more than about six regions, so the eight panels of
  // Technologies are groups.
  technologies: ['search', jumps, ...panelNames.technologies.map((name) => node('group', name))],
  contact: [
    [
      node('form', form.title),
      ...[form.name, form.email, form.message].map((name) => node('textbox', name)),
      node('button', form.send),
      'status',
    ],
  ],
  notFound: ['search'],
};

// That every page has the same frame is looked at in `site/pages.spec.ts`.
for (const [id, parts] of Object.entries(own)) {
  test(`${id}: the skip link, the header, one h1, the page's own, the strip, the footer`, async ({
    page,
  }) => {
    await open(page, pathOf(id));
    const links = modules.site.navigation.map(({ text }) => text);
    await expectTree(
      page.locator('body'),
      node('link', labels.shared.skipLink),
      [
        'banner',
        node('link', company.name),
        [
          node('navigation', labels.shared.mainNavigation),
          ['list', only, ...links.map((name): Part => ['listitem', node('link', name)])],
        ],
      ],
      ['main', 'heading [level=1]', ...parts],
      [
        node('region', labels['contact-strip'].region),
        'heading [level=2]',
        [
          'list',
          ['listitem', node('link', telephone)],
          ['listitem', node('link', mail)],
          ['listitem', `link /${labels.shared.opensElsewhere}/`],
        ],
      ],
      ['contentinfo', only, 'paragraph', 'link', 'link', 'link'],
    );
    if (id === 'contact')
      await expect(page.getByRole('textbox').last()).toHaveAccessibleDescription(
        there(form.messageHint),
      );
    if (id !== 'notFound') return;
    for (const name of ['home', 'technologies', 'about', 'contact'].map(nameOf))
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  });
}

const shownSlides = (region: Locator) =>
  region.locator('[aria-roledescription=slide]:not([inert])');

test('the hero is a carousel that begins with the slide that is shown, the only one it has', async ({
  page,
}) => {
  await open(page, pathOf('home'));
  const hero = await carousel(page, heroLabel);
  await expect(hero).toHaveAttribute('aria-roledescription', 'carousel');
  for (const index of [0, 3]) {
    await showSlide(hero, index);
    await expect(shownSlides(hero)).toHaveCount(1);
    const dots = slides.map(({ text }, at) =>
      node('button', `${controls.slide} ${at + 1}: ${text}`, at === index ? ' [disabled]' : ''),
    );
    await expectTree(hero, [
      node('region', heroLabel),
      only,
      // The slide, before the buttons, which are its tab stops all the same.
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

test('a flip card has its front alone; turned, has its back alone, its links with the service', async ({
  page,
}) => {
  const [service] = services;
  if (!service) throw new Error('There is no service.');
  const { title, subtitle, description, backText } = service;
  await open(page, pathOf('home'));
  const card = page.locator('details').first();
  // With the pauses of its lines: a reader would run on for thirty words.
  await expectTree(card, [
    'group',
    only,
    node('heading', `${title}.`, ' [level=3]'),
    says('text', `${subtitle}. ${description} ${labels['flip-card'].turn}`),
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

test('a panel is a heading with a button that says whether its content is there', async ({
  page,
}) => {
  await open(page, pathOf('itsolutions'));
  const main = page.getByRole('main');
  const names = panelNames.itsolutions;
  const [first = '', second = ''] = names;
  const header = (name: string, expanded: boolean): Part => [
    node('heading', name, ' [level=2]'),
    only,
    node('button', name, ` [expanded=${expanded}]`),
  ];
  const opened = (name: string): Part[] => [header(name, true), [node('region', name), 'link']];
  await expectTree(main, ['main', 'search', jumps, ...names.flatMap(opened)]);
  await page.getByRole('button', { name: first }).click();
  await expect(main.getByRole('region', { name: first })).toHaveCount(0);
  await expectTree(main, ['main', header(first, false), ...opened(second)]);
});
