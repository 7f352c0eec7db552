import type { FrameLocator, Locator, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { DevelopmentServer } from '../../browser/support/developmentServer';
import { beginRepository, git } from './repository';

/** The editor as a person uses it, in one page of a browser. */
export class Editor {
  /** The site as it will look. */
  readonly preview: FrameLocator;

  constructor(
    readonly page: Page,
    /** The address that the terminal has named. */
    private readonly url: string,
  ) {
    this.preview = page.frameLocator('iframe[title="Preview"]');
  }

  /** Opens a form by its address: `content/company.json`, `content/jobs/new`. */
  async open(address: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(`${this.url}#/${address}`);
    await expect(this.fields).toBeVisible({ timeout: 30_000 });
  }

  get fields(): Locator {
    return this.page.getByRole('region', { name: 'Fields' });
  }

  field(name: string | RegExp): Locator {
    return this.fields.getByLabel(name).first();
  }

  /** The list of the site's pictures in a picture's field. */
  picture(name: string | RegExp): Locator {
    return this.fields.getByRole('combobox', { name });
  }

  button(name: string | RegExp): Locator {
    return this.fields.getByRole('button', { name });
  }

  /** Asks to save; whether it was is to be seen. */
  async trySave(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async save(): Promise<void> {
    await this.trySave();
    await expect(this.page.getByText('All is saved')).toBeVisible({ timeout: 20_000 });
  }
}

/** `npm run edit` for a company in a repository of its own. */
export class EditServer {
  private constructor(
    readonly development: DevelopmentServer,
    /** Where the editor is, as the terminal says it. */
    readonly editorUrl: string,
  ) {}

  static async start(): Promise<EditServer> {
    const development = await DevelopmentServer.prepare();
    const { site } = development;
    beginRepository(site, 'Ana');
    development.start('edit');
    const announced = /The editor is at (\S+)/;
    await expect.poll(() => development.terminal, { timeout: 150_000 }).toMatch(announced);
    return new EditServer(development, announced.exec(development.terminal)?.[1] ?? '');
  }

  /** What Git says in the company's folder. */
  git(...args: string[]): string {
    return git(this.development.site, ...args);
  }
}

type Fixtures = { editor: Editor };
type WorkerFixtures = { server: EditServer };

/** Tests with `npm run edit` for a company that they may change. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for one.
    async ({}, use) => {
      const server = await EditServer.start();
      await use(server);
      await server.development.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editor: async ({ page, server }, use) => {
    await use(new Editor(page, server.editorUrl));
  },
});

export { expect };
