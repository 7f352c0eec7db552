import { accessibilityTree, type TreeNode } from '../../scripts/a11y/outline';
import { carouselText } from '../../src/content/carousel';
import { contactPage } from '../../src/content/contactPage';
import { flipCardText } from '../../src/content/flipCard';
import { home } from '../../src/content/home';
import { interfaceText } from '../../src/content/interface';
import { panelsText } from '../../src/content/panels';
import { partners } from '../../src/content/partners';
import { services } from '../../src/content/services';
import { slides } from '../../src/content/slides';
import { pathOf } from '../../src/routes';
import { fillIn, refused, send, status } from './support/contactForm';
import { panelNames } from './support/landmarks';
import { carousel, expect, open, type Page, showSlide, test } from './support/test';
import { testSite } from './support/testSite';

const { form: text } = contactPage;
const controls = carouselText;
const faces = flipCardText;
const panels = panelsText;

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /404 \(Not Found\)|500/ });

/** All that is in a node, or nothing where the node is not there. */
function partsOf(tree: TreeNode[], node: TreeNode | undefined): TreeNode[] {
  if (!node) return [];
  const inside = tree.slice(tree.indexOf(node) + 1);
  const end = inside.findIndex(({ depth }) => depth <= node.depth);
  return end < 0 ? inside : inside.slice(0, end);
}

const byRole = (tree: TreeNode[], role: string) => tree.filter((node) => node.role === role);
const namesOf = (tree: TreeNode[], role: string) => byRole(tree, role).map(({ name }) => name);
const textsOf = (tree: TreeNode[]) => namesOf(tree, 'StaticText');

/** What is in a carousel, once it moves. */
async function carouselParts(page: Page, name: string) {
  const tree = await accessibilityTree(page);
  const region = tree.find((node) => node.role === 'region' && node.name === name);
  return { region, parts: partsOf(tree, region) };
}

const slidesOf = (parts: TreeNode[]) =>
  byRole(parts, 'group').filter(({ properties }) => properties.roledescription === 'slide');

const numbered = (count: number, of: number) =>
  Array.from({ length: count }, (_, index) => `${index + 1} of ${of}`);

test('the hero is a carousel that begins with the slide that is shown, the only one it has', async ({
  page,
}) => {
  await open(page, pathOf('home'));
  const hero = await carousel(page, home.heroLabel);
  const { region, parts } = await carouselParts(page, home.heroLabel);
  expect(region?.properties.roledescription).toBe('carousel');
  expect(parts.map(({ role }) => role).filter((role) => /button|group/.test(role))).toEqual([
    // The slide, before ten buttons, which are its tab stops all the same.
    'group',
    ...Array(2).fill('button'),
    'group',
    ...Array(slides.length).fill('button'),
    'button',
  ]);
  expect(namesOf(parts, 'button')).toEqual([
    controls.play,
    controls.previous,
    ...slides.map((slide, index) => `${controls.slide} ${index + 1}: ${slide.text}`),
    controls.next,
  ]);
  await test.step('it has the slide that is shown and no other', async () => {
    for (const index of [0, 3, slides.length - 1]) {
      await showSlide(hero, index);
      const { parts } = await carouselParts(page, home.heroLabel);
      const [slide, ...others] = slidesOf(parts);
      expect(others).toEqual([]);
      expect(slide?.name).toBe(`${index + 1} of ${slides.length}`);
      expect(textsOf(parts)).toEqual([slides[index]?.text]);
    }
  });
});

test('the partner carousel has the marks that are seen', async ({ page }) => {
  await open(page, pathOf('home'));
  const partnerCarousel = await carousel(page, home.partnersTitle);
  for (const [width, shown] of [
    [1280, 5],
    [480, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(partnerCarousel.locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(
      shown,
    );
    const { region, parts } = await carouselParts(page, home.partnersTitle);
    expect(region?.properties.roledescription).toBe('carousel');
    expect(slidesOf(parts).map(({ name }) => name)).toEqual(numbered(shown, partners.length));
    expect(namesOf(parts, 'image')).toEqual(partners.slice(0, shown).map(({ title }) => title));
    expect(namesOf(parts, 'button')).toEqual([controls.play, controls.previous, controls.next]);
  }
});

test('a flip card has its front alone; turned, has its back alone, and is told to be expanded', async ({
  page,
}) => {
  const [card] = services;
  const { title = '', subtitle = '', description = '', backText = '' } = card ?? {};

  /** What turns the first card, and what is on the card. */
  async function firstCard() {
    const tree = await accessibilityTree(page);
    const [turner] = byRole(tree, 'DisclosureTriangle');
    const group = tree.findLast(
      ({ role }, at) => role === 'group' && turner && at < tree.indexOf(turner),
    );
    return { turner, parts: partsOf(tree, group) };
  }

  async function expectFront() {
    const { turner, parts } = await firstCard();
    expect(turner?.properties.expanded).toBe(false);
    // With the pauses of its lines: a reader would run on for thirty words.
    const lines = `${title}. ${subtitle}. ${description} ${faces.turn}`;
    expect(turner?.name.replaceAll(' .', '.')).toBe(lines);
    expect(namesOf(parts, 'heading')).toEqual([expect.stringContaining(title)]);
    expect(textsOf(parts)).toContain(description);
    expect(textsOf(parts)).not.toContain(backText);
    expect(byRole(parts, 'link')).toEqual([]);
  }

  await open(page, pathOf('home'));
  await test.step('its front alone, collapsed', expectFront);
  await page.locator('summary').first().press('Enter');
  await test.step('turned, its back alone, expanded, its links with the service', async () => {
    const { turner, parts } = await firstCard();
    expect(turner?.properties.expanded).toBe(true);
    expect(turner?.name).toBe(`${title}: ${faces.turnBack}`);
    expect(namesOf(parts, 'heading')).toEqual([title]);
    expect(textsOf(parts)).toContain(backText);
    expect(textsOf(parts)).not.toContain(description);
    expect(namesOf(parts, 'link')).toEqual([
      `${faces.more} ${faces.moreAbout} ${title}`,
      `${interfaceText.askAbout} ${title}`,
    ]);
  });
  await page.locator('summary').first().press('Enter');
  await test.step('turned back, its front alone again', expectFront);
});

for (const [id, names] of Object.entries(panelNames)) {
  test(`/${id}: a panel is a heading with a button that says whether its content is there`, async ({
    page,
  }) => {
    await open(page, `/${id}`);
    const [first = '', second = ''] = names;
    const panelHeading = async (name: string) => {
      const tree = await accessibilityTree(page);
      const heading = tree.find((node) => node.role === 'heading' && node.name === name);
      const [button, ...rest] = byRole(partsOf(tree, heading), 'button');
      const role = id === 'itsolutions' ? 'region' : 'group';
      const content = byRole(tree, role).find((node) => node.name === name);
      expect(rest).toEqual([]);
      return {
        level: heading?.level,
        button: button?.name,
        expanded: button?.properties.expanded,
        content: partsOf(tree, content).length > 0,
      };
    };
    const opened = { level: 2, expanded: true, content: true };
    const closed = { level: 2, expanded: false, content: false };
    expect(await panelHeading(first)).toEqual({ ...opened, button: first });
    await page.getByRole('button', { name: first }).press('Space');
    expect(await panelHeading(first)).toEqual({ ...closed, button: first });
    expect(await panelHeading(second)).toEqual({ ...opened, button: second });
    await page.getByRole('button', { name: first }).press('Space');
    expect(await panelHeading(first)).toEqual({ ...opened, button: first });
    await page.getByRole('button', { name: panels.collapseAll }).click();
    expect(await panelHeading(second)).toEqual({ ...closed, button: second });
  });
}

test('the form has three required fields, a hint, and a status before it says something', async ({
  page,
}) => {
  await open(page, pathOf('contact'));
  const fields = byRole(await accessibilityTree(page), 'textbox');
  const field = { description: '', required: true, multiline: false };
  expect(
    fields.map(({ name, description, properties: { required, multiline } }) => ({
      name,
      description,
      required,
      multiline,
    })),
  ).toEqual([
    { ...field, name: text.name },
    { ...field, name: text.email },
    { ...field, name: text.message, description: text.messageHint, multiline: true },
  ]);

  const statusNow = async () => {
    const tree = await accessibilityTree(page);
    const [form] = byRole(tree, 'form');
    const statuses = byRole(partsOf(tree, form), 'status');
    return statuses.map((node) => ({
      live: node.properties.live,
      says: textsOf(partsOf(tree, node)),
    }));
  };
  expect(await statusNow()).toEqual([{ live: 'polite', says: [] }]);
  await page.route(testSite.formUrl, (route) => route.fulfill({ status: 500 }));
  await fillIn(page);
  await send(page).click();
  await expect(status(page)).toHaveText(refused);
  expect(await statusNow()).toEqual([{ live: 'polite', says: [refused] }]);
});
