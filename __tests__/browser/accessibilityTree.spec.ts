import { accessibilityTree, landmarkRoles, type TreeNode } from '../../scripts/a11y/outline';
import { contactPage, contactStrip } from '../../src/content/contact';
import { home } from '../../src/content/home';
import { interfaceText } from '../../src/content/interface';
import { itSolutions } from '../../src/content/itSolutions';
import { technologiesPage } from '../../src/content/pages';
import { partners } from '../../src/content/partners';
import { services } from '../../src/content/services';
import { slides } from '../../src/content/slides';
import { technologies } from '../../src/content/technologies';
import { allRoutes, pathOf, type RouteId } from '../../src/routes';
import { fillIn, refused, send, status } from './support/contactForm';
import { carousel, expect, open, type Page, showSlide, test } from './support/test';
import { testSite } from './support/testSite';

const { form: text } = contactPage;
const { carousel: controls, card: faces, mainNavigation, panels } = interfaceText;

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

/** The landmarks, each with its name; a form without one is none (WAI-ARIA, `form`). */
const landmarksOf = (tree: TreeNode[]) =>
  tree
    .filter(({ role, name }) => landmarkRoles.includes(role) && (role !== 'form' || name))
    .map(({ role, name }) => `${role} ${name}`.trim());

const panelName = ({ category, brands }: (typeof technologies)[number]) =>
  `${category} ${technologiesPage.productCount(brands.flatMap(({ models }) => models).length)}`;

/** The names of the panels of both pages that have some, as their buttons are told. */
const panelNames = {
  technologies: technologies.map(panelName),
  itsolutions: itSolutions.sections.map(({ title }) => title),
};

/** The regions of a page's own. */
const ownRegions: Partial<Record<RouteId, string[]>> = {
  home: [home.heroLabel, home.partnersTitle],
  // W3C's accordion pattern advises against more than about six, so the eight of Technologies are groups.
  itsolutions: panelNames.itsolutions,
};

for (const { id, path } of allRoutes) {
  test(`${path} has its landmarks and no others`, async ({ page }) => {
    await open(page, path);
    const tree = await accessibilityTree(page);
    expect(landmarksOf(tree)).toEqual([
      'banner',
      `navigation ${mainNavigation}`,
      'main',
      ...(id === 'technologies' ? ['search'] : []),
      ...(ownRegions[id] ?? []).map((name) => `region ${name}`),
      `region ${contactStrip.region}`,
      'contentinfo',
    ]);
  });
}

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

test.describe('the hero carousel', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, pathOf('home'));
    await carousel(page, home.heroLabel);
  });

  test('is a region told as a carousel, its controls before its slide, play or pause first', async ({
    page,
  }) => {
    const { region, parts } = await carouselParts(page, home.heroLabel);
    expect(region?.properties.roledescription).toBe('carousel');
    expect(parts.map(({ role }) => role).filter((role) => /button|group/.test(role))).toEqual([
      ...Array(3).fill('button'),
      'group',
      ...Array(slides.length).fill('button'),
      'group',
    ]);
    expect(namesOf(parts, 'button')).toEqual([
      controls.play,
      controls.previous,
      controls.next,
      ...slides.map((slide, index) => `${controls.slide} ${index + 1}: ${slide.text}`),
    ]);
  });

  test('has the slide that is shown and no other', async ({ page }) => {
    const region = page.getByRole('region', { name: home.heroLabel });
    for (const index of [0, 3, slides.length - 1]) {
      await showSlide(region, index);
      const { parts } = await carouselParts(page, home.heroLabel);
      const [slide, ...others] = slidesOf(parts);
      expect(others).toEqual([]);
      expect(slide?.name).toBe(`${index + 1} of ${slides.length}`);
      expect(textsOf(parts)).toEqual([slides[index]?.text]);
    }
  });
});

for (const [width, shown] of [
  [480, 2],
  [1280, 5],
] as const) {
  test(`at ${width} px the partner carousel has the ${shown} marks that are seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, pathOf('home'));
    await carousel(page, home.partnersTitle);
    const { region, parts } = await carouselParts(page, home.partnersTitle);
    expect(region?.properties.roledescription).toBe('carousel');
    expect(slidesOf(parts).map(({ name }) => name)).toEqual(numbered(shown, partners.length));
    expect(namesOf(parts, 'image')).toEqual(partners.slice(0, shown).map(({ title }) => title));
    expect(namesOf(parts, 'button')).toEqual([controls.play, controls.previous, controls.next]);
  });
}

test.describe('a flip card', () => {
  const [card] = services;
  const { title = '', description = '', backText = '' } = card ?? {};

  /** What turns the first card, and what is on the card. */
  async function firstCard(page: Page) {
    const tree = await accessibilityTree(page);
    const [turner] = byRole(tree, 'DisclosureTriangle');
    const group = tree.findLast(
      ({ role }, at) => role === 'group' && turner && at < tree.indexOf(turner),
    );
    return { turner, parts: partsOf(tree, group) };
  }

  test.beforeEach(async ({ page }) => {
    await open(page, pathOf('home'));
  });

  test('has its front alone, and is collapsed', async ({ page }) => {
    const { turner, parts } = await firstCard(page);
    expect(turner?.properties.expanded).toBe(false);
    expect(turner?.name).toContain(faces.turn);
    expect(namesOf(parts, 'heading')).toEqual([title]);
    expect(textsOf(parts)).toContain(description);
    expect(textsOf(parts)).not.toContain(backText);
    expect(byRole(parts, 'link')).toEqual([]);
  });

  test('turned, has its back alone, and is expanded', async ({ page }) => {
    await page.locator('summary').first().press('Enter');
    const { turner, parts } = await firstCard(page);
    expect(turner?.properties.expanded).toBe(true);
    expect(turner?.name).toBe(`${title}: ${faces.turnBack}`);
    expect(byRole(parts, 'heading')).toEqual([]);
    expect(textsOf(parts)).toContain(backText);
    expect(textsOf(parts)).not.toContain(description);
    expect(byRole(parts, 'link')).toHaveLength(2);
  });

  test('turned back, has its front alone again', async ({ page }) => {
    const turned = page.locator('summary').first();
    await turned.press('Enter');
    await turned.press('Enter');
    const { turner, parts } = await firstCard(page);
    expect(turner?.properties.expanded).toBe(false);
    expect(textsOf(parts)).toContain(description);
    expect(textsOf(parts)).not.toContain(backText);
    expect(byRole(parts, 'link')).toEqual([]);
  });

  test('turned, names its link with the service', async ({ page }) => {
    await page.locator('summary').first().press('Enter');
    const { parts } = await firstCard(page);
    expect(namesOf(parts, 'link')).toEqual([
      `${faces.more} ${faces.moreAbout} ${title}`,
      `${interfaceText.askAbout} ${title}`,
    ]);
  });
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
      const role = id in ownRegions ? 'region' : 'group';
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

test.describe('the form', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, pathOf('contact'));
  });

  test('has three fields with their names, all required, and the hint of the message', async ({
    page,
  }) => {
    const tree = await accessibilityTree(page);
    const fields = byRole(tree, 'textbox').map(({ name, description, properties }) => ({
      name,
      description,
      required: properties.required,
      multiline: properties.multiline,
    }));
    const field = { description: '', required: true, multiline: false };
    expect(fields).toEqual([
      { ...field, name: text.name },
      { ...field, name: text.email },
      { ...field, name: text.message, description: text.messageHint, multiline: true },
    ]);
  });

  test('has a status that is there and empty before it says something', async ({ page }) => {
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
});
