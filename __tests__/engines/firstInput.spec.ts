import { itTeaser, labels, nameOf } from '../browser/support/content';
import { pathOf } from '../support/company';
import type { Engine } from './support/engine';
import { boxOf, click } from './support/page';
import { expect, test } from './support/test';

const form = labels['contact-form'];
const message = { name: 'Aroha Ngata', email: 'aroha@dairy.example', message: 'Line 2 stops.' };

/** When a visitor does the first thing of the visit. A second is a visitor's, whatever is there by then. */
const moments: { moment: string; come: (engine: Engine) => Promise<void> }[] = [
  {
    moment: 'right after the first paint',
    come: (engine) =>
      engine.run(() => new Promise<void>((done) => requestAnimationFrame(() => done()))),
  },
  {
    moment: 'after the load',
    come: (engine) =>
      engine.run(
        () =>
          new Promise<void>((done) => {
            if (document.readyState === 'complete') done();
            else addEventListener('load', () => done());
          }),
      ),
  },
  {
    moment: 'after a second',
    come: (engine) => engine.run(() => new Promise<void>((done) => setTimeout(done, 1000))),
  },
];

/** Leaves a mark in the document, which is gone where the browser loads another one. */
const mark = (engine: Engine) => engine.run(() => void Object.assign(window, { marked: true }));

/** A page of the site has been opened, by its address, without loading a document anew. */
async function expectOpened(engine: Engine, path: string): Promise<void> {
  await expect.poll(() => engine.run(() => location.pathname)).toBe(path);
  await expect.poll(() => engine.run(() => document.activeElement?.nodeName)).toBe('H1');
  expect(await engine.run(() => Reflect.has(window, 'marked'))).toBe(true);
}

for (const { moment, come } of moments) {
  test.describe(`the first input of a visit, ${moment}`, () => {
    test('a link of the header opens its page', async ({ engine, site }) => {
      await engine.goto(`${site.url}/`);
      await come(engine);
      await mark(engine);
      const { left, top, right, bottom } = await boxOf(engine, 'nav a', nameOf('about'));
      await engine.click((left + right) / 2, (top + bottom) / 2);
      await expectOpened(engine, pathOf('about'));
    });

    test('a link at the end of the home page opens its page', async ({ engine, site }) => {
      await engine.goto(`${site.url}/`);
      await come(engine);
      await mark(engine);
      await click(engine, 'main a', itTeaser.linkText);
      await expectOpened(engine, pathOf('itsolutions'));
    });

    test('a card turns', async ({ engine, site }) => {
      await engine.goto(`${site.url}/`);
      await come(engine);
      await click(engine, 'main summary');
      await expect
        .poll(() => engine.run(() => document.querySelector('main details')?.hasAttribute('open')))
        .toBe(true);
    });

    test('a panel closes, once', async ({ engine, site }) => {
      await engine.goto(site.url + pathOf('technologies'));
      await come(engine);
      await click(engine, 'main h2 button');
      await expect
        .poll(() =>
          engine.run(() => document.querySelector('main h2 button')?.getAttribute('aria-expanded')),
        )
        .toBe('false');
    });

    test('the form sends, and says so', async ({ engine, site, formService }) => {
      await engine.goto(site.url + pathOf('contact'));
      await come(engine);
      // Filled in by the browser, as it does with what it knows.
      await engine.run((values) => {
        for (const [name, value] of Object.entries(values)) {
          const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
          if (field) field.value = value;
        }
      }, message);
      await click(engine, 'button', form.send);
      await expect
        .poll(() =>
          engine.run(() => document.querySelector('form [role=status]')?.textContent ?? ''),
        )
        .toBe(form.success);
      expect(formService.messages.map((sent) => JSON.parse(sent))).toEqual([message]);
    });
  });
}
