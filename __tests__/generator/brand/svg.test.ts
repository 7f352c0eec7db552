import sharp from 'sharp';
import { cleaned, drawingOf, nested, SvgError } from '../../../src/generator/brand/svg';
import { tableOf, valueIn } from '../../support/tables';

const shape = '<rect width="100%" height="100%" fill="#ff0000"/>';
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

/** Drawings as programs export them, each 40 by 20. */
const exported = {
  Illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
  <!ENTITY ns_svg 'http://www.w3.org/2000/svg'>
]>
<svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" i:rulerOrigin="0 0" viewBox="0 0 40 20">${shape}<i:pgf/></svg>`,
  'with <svg in a comment': `<!-- <svg width="1" height="1"> --><svg ${xmlns} viewBox="0 0 40 20">${shape}</svg>`,
  'with > in an attribute': `<svg ${xmlns} data-x="a>b" viewBox="0 0 40 20">${shape}</svg>`,
  'with a byte order mark': `\uFEFF<svg ${xmlns} viewBox="0,0,40,20">${shape}</svg>`,
  'in px': `<svg ${xmlns} width="40px" height="20">${shape}</svg>`,
  'with a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg" ${xmlns} viewBox="0 0 40 20">${shape}</s:svg>`,
};

test.each(Object.entries(exported))(
  'a drawing %s has its size, and is part of another',
  async (_, svg) => {
    expect(drawingOf(svg)).toMatchObject({ width: 40, height: 20 });
    const whole = `<svg ${xmlns} width="80" height="40">${nested(svg, [0, 0, 80, 40])}</svg>`;
    const pixel = await sharp(Buffer.from(whole))
      .extract({ left: 70, top: 30, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...pixel.subarray(0, 3)]).toEqual([255, 0, 0]);
  },
);

test.each([
  ['210mm', '148mm', 793.7],
  ['72pt', '36pt', 96],
])('a drawing %s wide and %s high has its size in px', (width, height, pixels) => {
  const svg = `<svg ${xmlns} width="${width}" height="${height}">${shape}</svg>`;
  expect(drawingOf(svg).width).toBeCloseTo(pixels, 1);
});

test.each([
  ['without a size', `<svg ${xmlns}/>`, 'does not tell its size: export it as SVG with a viewBox'],
  ['as wide as its place', `<svg ${xmlns} width="100%" height="100%"/>`, 'does not tell its size'],
  ['cut off', `<svg ${xmlns} viewBox="0 0 1 1"><rect>`, 'is no SVG ('],
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is no SVG: export it as SVG'],
  ['a photograph', '\u0089PNG', 'is no SVG ('],
  [
    'of groups without end',
    `<svg ${xmlns} viewBox="0 0 1 1">${'<g>'.repeat(60_000)}`,
    'is over 250',
  ],
])('of one that cannot be used it is said what to export: %s', (_, svg, message) => {
  expect(() => drawingOf(svg)).toThrow(message);
});

const wide = `<svg ${xmlns} viewBox="0 0 9 4"`;
const blanks = ' '.repeat(180_000);
const names = `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(90_000)}">]>`;

test.each([
  ['declarations without end', '<!DOCTYPE'.repeat(20_000)],
  ['a name for much, many times', `${names}${wide}>${'&a;'.repeat(30_000)}</svg>`],
  ['an address of blanks', `${wide} fill="url(${blanks}"/>`],
  ['addresses without end', `${wide}><style>${'url('.repeat(45_000)}</style></svg>`],
  ['a width of blanks', `<svg ${xmlns} width="1${blanks}!" height="4"/>`],
])('one of 180 KB is soon read or refused, whatever is in it: %s', (_, svg) => {
  const begun = process.cpuUsage();
  try {
    cleaned(svg);
  } catch (error) {
    expect(error).toBeInstanceOf(SvgError);
  }
  // The time of this process alone, in µs: others may keep a machine busy.
  expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
});

describe('a drawing as it is published', () => {
  const svg = (inside: string, attributes = 'viewBox="0 0 9 4"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
  const published = (inside: string, attributes?: string) => cleaned(svg(inside, attributes)).text;

  test('is as it was, where there is nothing to take out', () => {
    const harmless =
      '<style>.a{fill:url(#g)}</style><g id="g"><path class="a" d="M0 0h9"/><text>1 &lt; 2</text></g><use href="#g"/><image href="data:image/png;base64,AA=="/>';
    expect(published(harmless)).toBe(svg(harmless));
  });

  test.each(tableOf('drawings', 'Taken out whole'))('has not %s', (_, inside) => {
    expect(published(`${valueIn(inside)}<path d="M0 0"/>`)).toBe(svg('<path d="M0 0"/>'));
  });

  test.each(tableOf('drawings', 'Taken out of an element'))('has not %s', (_, inside, kept) => {
    expect(published(String(valueIn(inside)))).toBe(svg(String(valueIn(kept))));
  });

  test('has its names written out, and a plane where it gave only a size', () => {
    expect(
      cleaned(
        '\uFEFF<!DOCTYPE svg [<!ENTITY blue "#00f">]><svg width="9" height="4"><path fill="&blue;"/></svg>',
      ),
    ).toEqual({
      width: 9,
      height: 4,
      text: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="4" viewBox="0 0 9 4"><path fill="#00f"/></svg>',
    });
  });

  test('is as large as it says, or as its plane', () => {
    expect(cleaned(svg('', 'viewBox="0 0 90 40" width="45" height="20"'))).toMatchObject({
      width: 45,
      height: 20,
    });
    expect(cleaned(svg('', 'viewBox="0 0 90 40" width="100%"'))).toMatchObject({
      width: 90,
      height: 40,
    });
  });
});
