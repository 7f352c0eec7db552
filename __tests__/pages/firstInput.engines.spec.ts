import { labels, nameOf } from '../browser/support/content';
import { pathOf } from '../support/company';
import type { Engine } from '../support/engines/engine';
import { click, clickInWindow, count, textOf } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

const form = labels['contact-form'];
const message = { name: 'Aroha Ngata', email: 'aroha@dairy.example', message: 'Line 2 stops.' };

/** Opens a page up to its first paint, and leaves a mark that the next document does not have. */
async function openUpToPaint(engine: Engine, url: string): Promise<void> {
  await engine.goto(url);
  await engine.run(() => {
    Object.assign(window, { marked: true });
    return new Promise<void>((done) => requestAnimationFrame(() => done()));
  });
}

test.describe('the first input of a visit, right after the first paint', () => {
  test('on a link opens its page without loading a document', async ({ engine, siteUrl }) => {
    await openUpToPaint(engine, `${siteUrl}/`);
    await clickInWindow(engine, 'nav a', nameOf('about'));
    await expect.poll(() => engine.run(() => location.pathname)).toBe(pathOf('about'));
    await expect.poll(() => count(engine, 'h1:focus')).toBe(1);
    expect(await engine.run(() => Reflect.has(window, 'marked'))).toBe(true);
  });

  test('closes a panel, once', async ({ engine, siteUrl }) => {
    await openUpToPaint(engine, siteUrl + pathOf('technologies'));
    await click(engine, 'main h2 button');
    await expect.poll(() => count(engine, 'main h2 button[aria-expanded=false]')).toBe(1);
  });

  test('sends the form, and says so', async ({ engine, siteUrl, formService }) => {
    await openUpToPaint(engine, siteUrl + pathOf('contact'));
    // Filled in by the browser from earlier entries.
    await engine.run((values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
        if (field) field.value = value;
      }
    }, message);
    await click(engine, 'button', form.send);
    await expect.poll(() => textOf(engine, 'form [role=status]')).toBe(form.success);
    expect(formService.messages.map((sent) => JSON.parse(sent))).toEqual([message]);
  });
});
