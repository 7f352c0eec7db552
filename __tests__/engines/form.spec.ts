import { labels } from '../browser/support/content';
import type { Engine } from './support/engine';
import { boxOf, click, hydrated, open } from './support/page';
import { expect, test } from './support/test';

const text = labels['contact-form'];

test('an empty submit brings the first field into view with its label, and says what is wrong beside each', async ({
  engine,
  site,
  formService,
}) => {
  await open(engine, site, '/contact');
  await click(engine, 'button', text.send);
  await expect
    .poll(() => engine.run(() => document.activeElement?.getAttribute('name')))
    .toBe('name');
  const header = await boxOf(engine, 'header');
  await expect
    .poll(async () => (await boxOf(engine, 'label', text.name)).top)
    .toBeGreaterThanOrEqual(header.bottom);
  const invalid = await engine.run(
    () => document.querySelectorAll('form [aria-invalid=true] + p').length,
  );
  expect(invalid).toBe(3);
  expect(formService.messages).toEqual([]);
});

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

const status = (engine: Engine) =>
  engine.run(() => document.querySelector('form [role=status]')?.textContent ?? '');

async function fillIn(engine: Engine): Promise<void> {
  for (const [name, value] of Object.entries(written)) {
    await click(engine, `form [name=${name}]`);
    await engine.type(value);
  }
}

test('what is typed is there after a reload, and nothing of it is stored beyond the tab', async ({
  engine,
  site,
}) => {
  await open(engine, site, '/contact');
  await fillIn(engine);
  // So that the page that follows can be told from this one.
  await engine.run(() => {
    document.documentElement.dataset.typedIn = '';
    window.location.reload();
  });
  await expect
    // Between two pages there is no document element.
    .poll(() => engine.run(() => document.querySelector('html')?.dataset.typedIn === undefined))
    .toBe(true);
  await hydrated(engine);
  await expect.poll(() => fields(engine)).toEqual(written);
  expect(await engine.run(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('a message that is refused stays in the form, and sent again it arrives', async ({
  engine,
  site,
  formService,
}) => {
  await open(engine, site, '/contact');
  await fillIn(engine);
  formService.behave = (response) => response.writeHead(500).end();
  await click(engine, 'form button', text.send);
  await expect.poll(() => status(engine)).toBe(text.refused);
  expect(await fields(engine)).toEqual(written);

  formService.behave = (response) => response.end();
  await click(engine, 'form button', text.send);
  await expect.poll(() => status(engine)).toBe(text.success);
  await expect.poll(() => fields(engine)).toEqual({ name: '', email: '', message: '' });
  await expect
    .poll(() => engine.run(() => document.activeElement?.getAttribute('role')))
    .toBe('status');
  expect(formService.messages.map((message) => JSON.parse(message))).toEqual([written, written]);
});
