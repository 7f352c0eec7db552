import { services } from '../browser/support/content';
import { readPdf } from '../browser/support/printed';
import { open } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

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
