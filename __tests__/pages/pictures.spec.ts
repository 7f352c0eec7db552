import { heroLabel, slides } from '../browser/support/content';
import { carousel, expect, open, phone, test } from '../browser/support/test';

test.use({
  viewport: phone,
  deviceScaleFactor: 2,
  hasTouch: true,
});

test('on a phone the home page asks for one picture before it is used', async ({ page }) => {
  const fetched = new Set<string | undefined>();
  page.on('response', (response) => {
    const picture = /\/pictures\/(.+)-(?:[a-z]+-(?:wide|tall)-|drawing\.|dark\.)/.exec(
      response.url(),
    );
    if (picture) fetched.add(picture[1]);
  });
  await open(page, '/');
  await carousel(page, heroLabel);
  expect([...fetched]).toEqual([slides[0]?.img]);
});
