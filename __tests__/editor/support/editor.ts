import type { FrameLocator, Locator, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { DevelopmentServer } from '../../browser/support/developmentServer';
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

  /** Opens a form by its address: `content/company.json`, `content/jobs/new`. */
  async open(address: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(`${this.url}#/${address}`);
    await expect(this.fields).toBeVisible({ timeout: 30_000 });
  }

  field = (name: string | RegExp) => this.fields.getByLabel(name).first();

  /** The list of the site's pictures in a picture's field. */
  picture = (name: string | RegExp) => this.fields.getByRole('combobox', { name });

  button = (name: string | RegExp) => this.fields.getByRole('button', { name });

  /** What is told at once, with these words in it. */
  alert = (hasText: string | RegExp) => this.page.getByRole('alert').filter({ hasText });

  /** Asks to save; whether it was is to be seen. */
  async trySave(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async save(): Promise<void> {
    await this.trySave();
    await expect(this.page.getByText('All is saved')).toBeVisible({ timeout: 20_000 });
  }
}

/** `npm run edit` for a company in a repository of its own, once it answers. */
export async function startEditing(): Promise<DevelopmentServer> {
  const server = await DevelopmentServer.prepare();
  beginRepository(server.site);
  server.start('edit');
  await expect.poll(() => server.editorAddress, { timeout: 150_000 }).toBeDefined();
  return server;
}

/** Tests with `npm run edit` for a company that they may change. An error in the console fails them. */
export const test = base.extend<{ editor: Editor }, { server: DevelopmentServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for one.
    async ({}, use) => {
      const server = await startEditing();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editor: async ({ page, server }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      // What the server refuses, the page is to say.
      const isAnswer = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isAnswer) errors.push(message.text());
    });
    await use(new Editor(page, server.editorAddress));
    expect(errors).toEqual([]);
  },
});

export { expect };
