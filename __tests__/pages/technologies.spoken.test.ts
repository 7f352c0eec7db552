import {
  about,
  foundText,
  labels,
  nameOf,
  technologiesPage,
  titleOf,
} from '../browser/support/content';
import { pathOf } from '../support/company';
import type { Browser } from '../support/spoken/browsers';
import { startVisit, type Visit } from '../support/spoken/visit';

/** For programs to start and to speak. In ms. */
jest.setTimeout(150_000);

/** One visit to the page with most parts: each step begins where the last one left focus. */
describe.each<Browser>(['Firefox', 'Chromium'])('in %s the page of technologies', (browser) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await startVisit('technologies', browser);
    await visit.open(pathOf('technologies'));
  });
  afterAll(() => visit?.stop());

  it('says its title and has its heading', async () => {
    await visit.reader.hear(titleOf('technologies'));
    await visit.reader.pressUntil('1', `${technologiesPage.title} heading level 1`, 4);
  });

  it('says how much the search found', async () => {
    const { reader } = visit;
    await reader.pressUntil('Tab', labels['search-field'].label, 12);
    reader.type('powerflex');
    await reader.hear(foundText(3, 1));
    reader.press('Escape');
    await reader.hear(labels.search.cleared);
  });

  it('announces the effect of Collapse all and Expand all', async () => {
    const { reader } = visit;
    await reader.pressUntil('Tab', labels.panels.collapseAll, 15);
    reader.press('Return');
    await reader.hear(labels.panels.allCollapsed);
    reader.press('shift+Tab');
    await reader.hear(labels.panels.expandAll);
    reader.press('Return');
    await reader.hear(labels.panels.allExpanded);
  });

  it('a link says the heading of the page that it leads to', async () => {
    const { reader, open } = visit;
    await open(pathOf('siemens'));
    await reader.pressUntil('Tab', new RegExp(`${nameOf('about')} (visited )?link`), 8);
    reader.press('Return');
    await reader.hear(`${about.title} heading level 1`);
  });
});
