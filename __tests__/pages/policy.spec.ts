import { expect, open, test } from '../browser/support/test';
import { pathOf } from '../support/company';

test.describe('a script that got into a page', () => {
  // What it tries is refused, and Chromium says so.
  test.use({ allowedMessages: /Content Security Policy|trusted-types|TrustedHTML/i });

  test('can write no text as HTML, and make no policy of its own that lets it', async ({
    page,
  }) => {
    await open(page, pathOf('home'));
    const refused = await page.evaluate(() => {
      const factory: unknown = Reflect.get(window, 'trustedTypes');
      const create: unknown = factory && Reflect.get(Object(factory), 'createPolicy');
      if (typeof create !== 'function') return 'no trusted types';
      const ways = [
        () => create.call(factory, 'html', { createHTML: (text: string) => text }),
        () => Object.assign(document.body, { innerHTML: '<p>Gone</p>' }),
      ];
      return ways.map((way) => {
        try {
          way();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      });
    });
    expect(refused).toEqual(['refused', 'refused']);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });
});
