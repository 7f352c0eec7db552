import { pathOf } from '../../src/routes';
import { expect, open, test } from './support/test';

test.describe('a script that got into a page', () => {
  // What it tries is refused, and Chromium says so.
  test.use({ allowedMessages: /Content Security Policy|trusted-types|TrustedHTML/i });

  test('can make no policy of its own that turns text into HTML', async ({ page }) => {
    await open(page, pathOf('home'));
    const refused = await page.evaluate(() => {
      try {
        const factory: unknown = Reflect.get(window, 'trustedTypes');
        const create: unknown = factory && Reflect.get(Object(factory), 'createPolicy');
        if (typeof create !== 'function') return 'no trusted types';
        create.call(factory, 'html', { createHTML: (text: string) => text });
        return 'made';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
    expect(refused).toBe('refused');
  });

  test('can write no text as HTML', async ({ page }) => {
    await open(page, pathOf('home'));
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p>Gone</p>';
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });
});
