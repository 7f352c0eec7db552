import {
  about,
  contact,
  copyName,
  foundText,
  home,
  itSolutions,
  labels,
  nameOf,
  services,
  siemensPage,
  technologiesPage,
  titleOf,
} from '../browser/support/content';
import { pathOf } from '../support/company';
import type { Browser } from './support/browsers';
import { startVisit, type Visit } from './support/site';

/** Programs start, and what they say is waited for. In ms. */
jest.setTimeout(150_000);

const pages = [
  ['home', home.tagline],
  ['technologies', technologiesPage.title],
  ['about', about.title],
  ['contact', contact.title],
  ['itsolutions', itSolutions.title],
  ['siemens', siemensPage.title],
] as const;

describe.each<Browser>(['Firefox', 'Chromium'])('in %s', (browser) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await startVisit('pages', browser);
  });
  afterAll(() => visit?.stop());

  it.each(pages)('/%s says its title and has its heading', async (id, title) => {
    const { reader, open } = visit;
    await open(pathOf(id));
    await reader.hear(titleOf(id));
    await reader.pressUntil('1', `${title} heading level 1`, 2);
  });

  it('the panels say what Collapse all and Expand all did, and a panel that it is closed', async () => {
    const { reader, open } = visit;
    await open(pathOf('itsolutions'));
    await reader.pressUntil('Tab', labels.panels.collapseAll, 15);
    reader.press('Return');
    await reader.hear(labels.panels.allCollapsed);
    reader.press('shift+Tab');
    await reader.hear(labels.panels.expandAll);
    reader.press('Return');
    await reader.hear(labels.panels.allExpanded);
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
    await reader.hear(labels['flip-card'].more);
    reader.press('shift+Tab');
    await reader.hear(labels['flip-card'].turnBack);
  });

  it('the finder says how much it found', async () => {
    const { reader, open } = visit;
    await open(pathOf('technologies'));
    await reader.pressUntil('Tab', labels['finder-field'].label, 12);
    reader.type('powerflex');
    await reader.hear(foundText(3, 1));
  });

  it('a toast says that the number is copied', async () => {
    const { reader, open } = visit;
    await open(pathOf('contact'));
    await reader.pressUntil('Tab', copyName(labels.contact.telephone), 12);
    reader.press('Return');
    await reader.hear(labels.copy.done);
  });

  it('a page change says the heading of the new page', async () => {
    const { reader, open } = visit;
    await open(pathOf('siemens'));
    await reader.pressUntil('Tab', new RegExp(`${nameOf('about')} (visited )?link`), 8);
    reader.press('Return');
    await reader.hear(`${about.title} heading level 1`);
  });
});
