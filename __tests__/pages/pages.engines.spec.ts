import { labels, nameOf, services, there } from '../browser/support/content';
import { readPdf } from '../browser/support/printed';
import { content, pathOf, routes } from '../support/company';
import type { Engine } from '../support/engines/engine';
import {
  boxOf,
  bringIntoView,
  click,
  clickInWindow,
  count,
  drawn,
  open,
  placeKept,
  scrollThrough,
  sidewaysScroll,
  textOf,
} from '../support/engines/page';
import { expect, test } from '../support/engines/test';

test('no page scrolls sideways once it is scrolled through', { tag: '@sizes' }, async ({
  engine,
  siteUrl,
}) => {
  for (const { path } of routes) {
    await test.step(path, async () => {
      await open(engine, siteUrl + path);
      await scrollThrough(engine);
      expect(await sidewaysScroll(engine)).toBe(0);
    });
  }
});

test("the header's symbol on a phone has no tile", async ({ engine, siteUrl }) => {
  await open(engine, `${siteUrl}/`);
  /** The colour and opacity of a drawing at its left edge, halfway down. */
  const edgeOf = (address: string) =>
    engine.run(async (src) => {
      const image = Object.assign(new Image(40, 40), { src });
      // WebKit draws nothing for an element outside the document.
      document.body.append(image);
      await image.decode();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const canvas = document.createElement('canvas').getContext('2d');
      canvas?.drawImage(image, 0, 0, 40, 40);
      return [...(canvas?.getImageData(1, 20, 1, 1).data ?? [])];
    }, address);
  expect(await edgeOf('/brand/icon.svg')).toEqual([11, 31, 42, 255]);
  expect(await edgeOf('/brand/icon.svg#symbol')).toEqual([0, 0, 0, 0]);
});

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

test('an empty submit brings the first field into view with its label, and shows each error beside its field', async ({
  engine,
  siteUrl,
  formService,
}) => {
  await open(engine, siteUrl + pathOf('contact'));
  await click(engine, 'button', form.send);
  await expect.poll(() => count(engine, 'form [name=name]:focus')).toBe(1);
  const header = await boxOf(engine, 'header');
  await expect
    .poll(async () => (await boxOf(engine, 'label', form.name)).top)
    .toBeGreaterThanOrEqual(header.bottom);
  expect(await count(engine, 'form [aria-invalid=true] + p')).toBe(3);
  expect(formService.messages).toEqual([]);
});

test('a page is printed with its cards whole', async ({ engine, siteUrl }) => {
  await open(engine, `${siteUrl}/`);
  // Firefox prints variable fonts as outlines, from which no text can be read.
  await engine.run(() => {
    document.body.style.fontFamily = 'sans-serif';
  });
  const sheets = await readPdf(await engine.print());
  const packed = sheets.map(({ text }) => text.replace(/\s/g, ''));
  // A card that is cut would have its description and its back's words on two sheets.
  for (const { title, description, backText } of services) {
    const [front = '', back = ''] = [description, backText].map((text) => text.replace(/\s/g, ''));
    const on = packed.filter((sheet) => sheet.includes(front) && sheet.includes(back));
    expect({ title, sheets: on.length }).toEqual({ title, sheets: 1 });
  }
});

/**
 * The focused element, by its place among all focusable ones (a focused link adds a prefetch to the
 * head), and whether its top and bottom are seen.
 */
function lookAtFocus() {
  const { activeElement: element, body } = document;
  if (!element || element === body) return { place: -1, name: '', seen: [false, false] };
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // WebKit does not scroll for the last pixels of something that is in the window already.
  const seen = [top + 6, bottom - 6].map((y) => {
    const there = document.elementFromPoint((left + right) / 2, y);
    const bar = there?.closest('header, footer');
    return Boolean(there) && (!bar || bar.contains(element));
  });
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  const stops = document.querySelectorAll(
    'a, button, input, select, textarea, summary, [tabindex]',
  );
  return { place: [...stops].indexOf(element), name, seen };
}

// The shortest page with every kind of control.
test('on the contact page no bar covers focus', { tag: '@webkit' }, async ({ engine, siteUrl }) => {
  await open(engine, siteUrl + pathOf('contact'));
  await scrollThrough(engine);
  await engine.run(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const backwards of [false, true]) {
    const visited = new Set<number>();
    for (;;) {
      await engine.press('Tab', backwards);
      await drawn(engine);
      const { place } = await engine.run(lookAtFocus);
      // After the last stop come the browser's own, which is missing here, or the first one.
      if (place < 0 || visited.has(place)) break;
      visited.add(place);
      await expect.poll(() => engine.run(lookAtFocus)).toMatchObject({ place, seen: [true, true] });
    }
    expect(visited.size).toBeGreaterThan(10);
  }
});

const { name, front } = there(content.written.projects[0], 'project');
const link = `main a[href="/projects/${name}"]`;

test('a link loads a project, and Back restores the page', async ({ engine, siteUrl }) => {
  const shown = () =>
    engine.run(() => ({
      path: location.pathname,
      heading: document.querySelector('h1')?.textContent?.replace(/\s/g, ' '),
      place: scrollY,
    }));
  await open(engine, `${siteUrl}/`);
  await bringIntoView(engine, link);
  await placeKept(engine);
  const left = await shown();
  expect(left.place).toBeGreaterThan(0);
  await click(engine, link);
  await expect.poll(shown).toEqual({ path: `/projects/${name}`, heading: front.title, place: 0 });
  await engine.run(() => history.back());
  await expect.poll(shown).toEqual({ ...left, place: expect.closeTo(left.place, -1) });
  await engine.run(() => history.forward());
  await expect.poll(shown).toMatchObject({ path: `/projects/${name}`, heading: front.title });
  await clickInWindow(engine, 'header a[href="/about"]');
  await expect.poll(shown).toMatchObject({ path: '/about', place: 0 });
});
