import type { FrameLocator, Locator, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { serveBuild } from '../../../server/serveBuild';
import { DevelopmentServer } from '../../browser/support/developmentServer';
import { testSite } from '../../browser/support/testSite';
import { pagePath, serveEditor } from './editorServer';
import { beginRepository } from './repository';

/** The editor as a person uses it, in one page of a browser. */
export class Editor {
  /** The site as it will look. */
  readonly preview: FrameLocator;
  readonly fields: Locator;

  /** `url` is the address that the terminal has named. */
  constructor(
    readonly page: Page,
    private readonly url = '',
  ) {
    this.preview = page.frameLocator('iframe[title="Preview"]');
    this.fields = page.getByRole('region', { name: 'Fields' });
  }

  /** Opens a form by its address: `content/company.json`, `content/projects/new`. */
  async open(address: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(`${this.url}#/${address}`);
    await expect(this.fields).toBeVisible({ timeout: 30_000 });
  }

  field = (name: string | RegExp) => this.fields.getByLabel(name).first();

  picture = (name: string | RegExp) => this.fields.getByRole('combobox', { name });

  button = (name: string | RegExp) => this.fields.getByRole('button', { name });

  /** The alert with these words in it. */
  alert = (hasText: string | RegExp) => this.page.getByRole('alert').filter({ hasText });

  /** Presses Save; the save may be refused. */
  async trySave(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async save(): Promise<void> {
    await this.trySave();
    await expect(this.page.getByText('All is saved')).toBeVisible({ timeout: 20_000 });
  }
}

/** A company in a repository of its own, and the address at which it is edited, with the token. */
type Edited = { company: DevelopmentServer; address: string; stop: () => Promise<void> };

/**
 * The editor's server in front of the tests' company as built, which no save changes; `add` adds
 * files to its folder.
 */
export async function startEditor(add = (_folder: string) => {}): Promise<Edited> {
  const company = await DevelopmentServer.prepare();
  add(company.site);
  beginRepository(company.site);
  const { server: built } = await serveBuild(testSite.outDir);
  const { server, url } = await serveEditor(company.site, (request, response) => {
    built.emit('request', request, response);
  });
  return {
    company,
    address: `${url}${pagePath}`,
    async stop() {
      for (const running of [server, built]) running.close().closeAllConnections();
      await company.remove();
    },
  };
}

/** `npm run edit`, once it answers. */
async function runEdit(): Promise<Edited> {
  const company = await DevelopmentServer.prepare();
  beginRepository(company.site);
  company.start('edit');
  await expect.poll(() => company.editorAddress, { timeout: 150_000 }).toBeDefined();
  const { editorAddress: address = '' } = company;
  return { company, address, stop: () => company.remove() };
}

type WorkerOptions = {
  /** Whether the site is that of `npm run edit`, which follows saves and takes a core. */
  followed: boolean;
  edited: Edited;
};

/** Tests with an editor for a company that they may change. An error in the console fails them. */
export const test = base.extend<{ editor: Editor; server: DevelopmentServer }, WorkerOptions>({
  followed: [false, { scope: 'worker', option: true }],
  edited: [
    async ({ followed }, use) => {
      const edited = await (followed ? runEdit() : startEditor());
      await use(edited);
      await edited.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: ({ edited }, use) => use(edited.company),
  editor: async ({ page, edited }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      // The page shows in words what the server refuses.
      const isAnswer = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isAnswer) errors.push(message.text());
    });
    await use(new Editor(page, edited.address));
    expect(errors).toEqual([]);
  },
});

export { expect };
