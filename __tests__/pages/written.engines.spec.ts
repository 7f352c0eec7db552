import { there } from '../browser/support/content';
import { content } from '../support/company';
import { bringIntoView, click, clickInWindow, open, placeKept } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

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
