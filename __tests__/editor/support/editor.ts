import type { FrameLocator, Locator, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { DevelopmentServer } from '../../browser/support/developmentServer';

/** The editor as a person uses it, in one page of a browser. */
export class Editor {
  /** The site as it will look. */
  readonly preview: FrameLocator;
  /** What the browser has asked. */
  readonly asked: string[] = [];

  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {
    this.preview = page.frameLocator('#preview-pane').frameLocator('iframe[title="Preview"]');
    // What somebody typed and did not save: they mean to leave.
    page.on('dialog', (dialog) => {
      this.asked.push(dialog.message());
      return dialog.accept();
    });
  }

  /** Opens an entry: `company/entries/company`, `jobs/new`. */
  async open(entry: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(`${this.url}/edit/#/collections/${entry}`);
    await expect(this.page.getByRole('region', { name: 'Fields' })).toBeVisible({
      timeout: 30_000,
    });
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Fields' }).getByLabel(name).first();
  }

  /** The name of a picture's field. */
  picture(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Fields' }).getByRole('button', { name });
  }

  /** Asks to save; whether it was is to be seen. */
  async trySave(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await this.page.getByRole('menuitem', { name: /^Save now/ }).click();
  }

  /** Saves; what the server has answered is of this save, what is shown may be of the one before. */
  async save(): Promise<void> {
    const answer = this.page.waitForResponse(
      (response) => response.request().postDataJSON()?.action === 'persistEntry',
      { timeout: 30_000 },
    );
    await this.trySave();
    expect((await answer).ok()).toBe(true);
    await expect(this.page.getByText('Entry saved')).toBeVisible({ timeout: 20_000 });
  }
}

type Fixtures = { editor: Editor };
type WorkerFixtures = { server: DevelopmentServer };

/** Tests with `npm run edit` for a company that they may change. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for one.
    async ({}, use) => {
      const server = await DevelopmentServer.prepare();
      server.start('edit');
      await expect
        .poll(() => server.editorAddress, { timeout: 150_000 })
        .toMatch(new RegExp(`^${server.url}/edit/\\?token=[0-9a-f]{32}$`));
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editor: async ({ page, server }, use) => {
    await page.goto(server.editorAddress ?? '');
    await use(new Editor(page, server.url));
  },
});

export { expect };
