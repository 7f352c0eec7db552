import { about } from '../../src/content/about';
import { contactPage } from '../../src/content/contactPage';
import { copyText } from '../../src/content/copyButton';
import { finderText } from '../../src/content/finder';
import { finderField } from '../../src/content/finderField';
import { flipCardText } from '../../src/content/flipCard';
import { home } from '../../src/content/home';
import { itSolutions } from '../../src/content/itSolutions';
import { panelsText } from '../../src/content/panels';
import { services } from '../../src/content/services';
import { siemensPage } from '../../src/content/siemensPage';
import { technologiesPage } from '../../src/content/technologiesPage';
import { documentTitle } from '../../src/features/navigation/documentTitle';
import { pathOf, type RouteId, routeAt } from '../../src/routes';
import type { Browser } from './support/browsers';
import { startVisit, type Visit } from './support/site';

/** Programs start, and what they say is waited for. In ms. */
jest.setTimeout(150_000);

const pages = [
  ['home', home.tagline],
  ['technologies', technologiesPage.title],
  ['about', about.title],
  ['contact', contactPage.title],
  ['itsolutions', itSolutions.title],
  ['siemens', siemensPage.title],
] as const satisfies [RouteId, string][];

describe.each<Browser>(['Firefox', 'Chromium'])('in %s', (browser) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await startVisit('pages', browser);
  });
  afterAll(() => visit?.stop());

  it.each(pages)('/%s says its title and has its heading', async (id, title) => {
    const { reader, open } = visit;
    await open(pathOf(id));
    await reader.hear(documentTitle(routeAt(pathOf(id))));
    await reader.pressUntil('1', `${title} heading level 1`, 2);
  });

  it('the panels say what Collapse all and Expand all did, and a panel that it is closed', async () => {
    const { reader, open } = visit;
    await open(pathOf('itsolutions'));
    await reader.pressUntil('Tab', panelsText.collapseAll, 15);
    reader.press('Return');
    await reader.hear(panelsText.allCollapsed);
    reader.press('shift+Tab');
    await reader.hear(panelsText.expandAll);
    reader.press('Return');
    await reader.hear(panelsText.allExpanded);
    await reader.pressUntil('Tab', /expanded/, 5);
    reader.press('Return');
    await reader.hear(/collapsed/);
  });

  it('a card says its lines, that it is collapsed and, turned, how to turn it back', async () => {
    const { reader, open } = visit;
    const [card] = services;
    await open(pathOf('home'));
    await reader.pressUntil('Tab', card?.subtitle ?? '', 30);
    await reader.hear(/collapsed/);
    reader.press('Return');
    await reader.hear(/expanded/);
    // Neither browser tells that the name of what has focus has changed: it is heard on the way back.
    reader.press('Tab');
    await reader.hear(flipCardText.more);
    reader.press('shift+Tab');
    await reader.hear(flipCardText.turnBack);
  });

  it('the finder says how much it found', async () => {
    const { reader, open } = visit;
    await open(pathOf('technologies'));
    await reader.pressUntil('Tab', finderField.label, 12);
    reader.type('powerflex');
    await reader.hear(finderText.found(3, 1));
  });

  it('a toast says that the number is copied', async () => {
    const { reader, open } = visit;
    await open(pathOf('contact'));
    await reader.pressUntil(
      'Tab',
      `${copyText.button} ${contactPage.tiles.telephone.toLowerCase()}`,
      12,
    );
    reader.press('Return');
    await reader.hear(copyText.done);
  });

  it('a page change says the heading of the new page', async () => {
    const { reader, open } = visit;
    await open(pathOf('siemens'));
    await reader.pressUntil('Tab', /About Us (visited )?link/, 8);
    reader.press('Return');
    await reader.hear(`${about.title} heading level 1`);
  });
});
