import { labels } from '../../browser/support/content';
import { pathOf } from '../../support/company';
import type { Engine } from '../../support/engines/engine';
import { boxOf, click, count, hydrated, open } from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

const text = labels['contact-form'];
const written = {
  name: 'Aroha Ngata',
  email: 'aroha@dairy.example',
  message: 'Line 2 stops, S7-1500.',
};

const fields = (engine: Engine) =>
  engine.run(() => {
    const form = document.querySelector<HTMLFormElement>('form[method=post]');
    return form ? Object.fromEntries([...new FormData(form)].map(([k, v]) => [k, String(v)])) : {};
  });

async function fillIn(engine: Engine): Promise<void> {
  for (const [name, value] of Object.entries(written)) {
    await click(engine, `form [name=${name}]`);
    await engine.type(value);
  }
}

test('an empty submit brings the first field into view with its label, and says what is wrong; what is typed is there after a reload', {
  tag: '@sizes',
}, async ({ engine, siteUrl, formService }) => {
  await open(engine, siteUrl + pathOf('contact'));
  await click(engine, 'button', text.send);
  await expect.poll(() => count(engine, 'form [name=name]:focus')).toBe(1);
  const header = await boxOf(engine, 'header');
  await expect
    .poll(async () => (await boxOf(engine, 'label', text.name)).top)
    .toBeGreaterThanOrEqual(header.bottom);
  expect(await count(engine, 'form [aria-invalid=true] + p')).toBe(3);
  expect(formService.messages).toEqual([]);

  await fillIn(engine);
  // So that the page that follows can be told from this one.
  await engine.run(() => {
    document.documentElement.dataset.typedIn = '';
    window.location.reload();
  });
  // Between two pages there is no document element.
  await expect.poll(() => count(engine, 'html:not([data-typed-in])')).toBe(1);
  await hydrated(engine);
  await expect.poll(() => fields(engine)).toEqual(written);
  expect(await engine.run(() => localStorage.length + sessionStorage.length)).toBe(0);
});
