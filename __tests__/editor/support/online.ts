import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { Editor } from './editor';
import { startOnlineSite } from './onlineSite';

type Online = Awaited<ReturnType<typeof startOnlineSite>>;

/** The editor on the internet, as somebody uses it who has signed in. */
export class OnlineEditor extends Editor {
  /** Signs in with a window and an account of one's own. */
  static async signIn(
    browser: Browser,
    url: string,
    { name, complaints }: { name: string; complaints: string[] },
  ): Promise<OnlineEditor> {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error')
        complaints.push(`${message.text()} (${message.location().url})`);
    });
    await page.goto(`${url}/edit/`);
    const asked = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Login with GitHub' }).click({ timeout: 30_000 });
    const popup = await asked;
    await popup.getByRole('button', { name }).click();
    await expect(page.getByRole('link', { name: 'Workflow' })).toBeVisible();
    return new OnlineEditor(page, url);
  }

  override async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByText('Entry saved')).toBeVisible({ timeout: 20_000 });
    await expect(this.page.getByText('Changes saved')).toBeVisible();
  }

  async setStatus(status: 'In review' | 'Ready'): Promise<void> {
    await this.page.getByRole('button', { name: /^Status:/ }).click();
    await this.page.getByRole('menuitem', { name: status }).click();
    await expect(this.page.getByRole('button', { name: `Status: ${status}` })).toBeVisible();
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await this.page.getByRole('menuitem', { name: 'Publish now' }).click();
  }
}

type Fixtures = {
  signIn: (name: 'ana' | 'rewi') => Promise<OnlineEditor>;
  /** What the browser has complained of: the policy's violations among it. */
  complaints: string[];
};

/** Tests with a site on the internet; none may make the browser complain. */
export const test = base.extend<Fixtures, { online: Online }>({
  online: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for one.
    async ({}, use) => {
      const online = await startOnlineSite();
      await use(online);
      online.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for one.
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  signIn: async ({ browser, online, complaints }, use) => {
    await use((name) => OnlineEditor.signIn(browser, online.url, { name, complaints }));
  },
});

export { expect, type Page };
