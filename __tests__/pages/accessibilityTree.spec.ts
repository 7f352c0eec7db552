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
  there,
} from '../browser/support/content';
import { shownSlides, showSlide } from '../browser/support/moving';
import { carousel, expect, open, test } from '../browser/support/test';
import { pathOf } from '../support/company';

const controls = labels.carousel;

/** A role with its name, to the letter, and its states, as a line of Playwright's ARIA snapshot. */
const node = (role: string, name: string, states = '') =>
  `'${`${role} ${JSON.stringify(name)}${states}`.replaceAll("'", "''")}'`;

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
    // The slide comes before the buttons, but the tab stops are those buttons.
    await expect(hero).toMatchAriaSnapshot(`
      - ${node('region', heroLabel)}:
        - /children: equal
        - ${node('group', positionOf(index + 1, slides.length))}:
          - paragraph: ${JSON.stringify(slides[index]?.text)}
        - ${node('button', controls.play)}
        - ${node('button', controls.previous)}
        - ${node('group', controls.picker)}:
          - /children: equal
          - ${dots.join('\n          - ')}
        - ${node('button', controls.next)}
    `);
  }
});

test('a flip card has only the shown face, and links with its name', async ({ page }) => {
  const { title, subtitle, description, backText } = there(services[0]);
  await open(page, pathOf('home'));
  const card = page.locator('.flip-card').first();
  // With pauses between its lines: without them a reader would speak thirty words at once.
  await expect(card).toMatchAriaSnapshot(`
    - group:
      - /children: equal
      - ${node('heading', `${title}.`, ' [level=3]')}
      - paragraph: ${JSON.stringify(`${subtitle}.`)}
      - text: ${JSON.stringify(`${description} ${labels['flip-card'].turn}`)}
  `);
  await card.locator('summary').press('Enter');
  await expect(card).toHaveJSProperty('open', true);
  await expect(card).toMatchAriaSnapshot(`
    - group:
      - /children: equal
      - text: ${JSON.stringify(`${title}: ${labels['flip-card'].turnBack}`)}
      - ${node('heading', title, ' [level=3]')}
      - paragraph: ${JSON.stringify(backText)}
      - ${node('link', moreAbout(title))}
      - ${node('link', askAbout(title))}
  `);
});

test('a panel is a heading with a button, and a region if there are few', async ({ page }) => {
  const main = page.getByRole('main');
  const names = itSolutions.sections.map(({ title }) => title);
  const header = (name: string, expanded: boolean) => `
      - ${node('heading', name, ' [level=2]')}:
        - /children: equal
        - ${node('button', name, ` [expanded=${expanded}]`)}`;
  const opened = (name: string) => `${header(name, true)}
      - ${node('region', name)}:
        - link`;
  await open(page, pathOf('itsolutions'));
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - search${names.map(opened).join('')}`);
  const [first = '', second = ''] = names;
  await page.getByRole('button', { name: first }).click();
  await expect(main.getByRole('region', { name: first })).toHaveCount(0);
  await expect(main).toMatchAriaSnapshot(`
    - main:${header(first, false)}${opened(second)}`);

  // W3C's accordion pattern advises against more than about six regions.
  await open(page, pathOf('technologies'));
  const groups = technologies.map(({ category, brands }) => {
    const products = brands.flatMap(({ models }) => models).length;
    return node('group', `${category} ${modelsText(products)}`);
  });
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - search
      - ${node('navigation', labels.panels.jumps)}
      - ${groups.join('\n      - ')}`);
});
