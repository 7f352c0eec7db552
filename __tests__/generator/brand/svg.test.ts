import sharp from 'sharp';
import { cleaned, nested, svgSize } from '../../../src/generator/brand/svg';

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
    expect(svgSize(svg)).toEqual({ width: 40, height: 20 });
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
  expect(svgSize(svg).width).toBeCloseTo(pixels, 1);
});

test.each([
  ['without a size', `<svg ${xmlns}/>`, 'does not tell its size: export it as SVG with a viewBox'],
  ['as wide as its place', `<svg ${xmlns} width="100%" height="100%"/>`, 'does not tell its size'],
  ['cut off', `<svg ${xmlns} viewBox="0 0 1 1"><rect>`, 'is no SVG ('],
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is no SVG: export it as SVG'],
  ['a photograph', '\u0089PNG', 'is no SVG ('],
])('of one that cannot be used it is said what to export: %s', (_, svg, message) => {
  expect(() => svgSize(svg)).toThrow(message);
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

  test.each([
    ['a script', '<script>alert(1)</script>'],
    [
      'a script of another name',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    ],
    [
      'a page in it',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hello</p></foreignObject>',
    ],
    [
      'a page that says nothing of it',
      '<foreignObject><iframe src="https://far.example/"/></foreignObject>',
    ],
    [
      'a note of the program',
      '<sodipodi:view xmlns:sodipodi="http://sodipodi.example/"><path/></sodipodi:view>',
    ],
    ['a comment', '<!-- made by me -->'],
  ])('has not %s', (_, inside) => {
    expect(published(`${inside}<path d="M0 0"/>`)).toBe(svg('<path d="M0 0"/>'));
  });

  test.each([
    ['a handler', '<path onclick="alert(1)"/>', '<path/>'],
    ['a link', '<a href="https://far.example/"><path/></a>', '<a><path/></a>'],
    ['a link to a script', '<a href=" javascript:alert(1)"><path/></a>', '<a><path/></a>'],
    [
      'an older link',
      '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="far.svg#a"/>',
      '<use xmlns:x="http://www.w3.org/1999/xlink"/>',
    ],
    [
      'a change into a script',
      '<set attributeName="href" to="javascript:alert(1)"/>',
      '<set attributeName="href"/>',
    ],
    ['a picture from elsewhere', '<image href="//far.example/a.png"/>', '<image/>'],
    [
      'a fill from elsewhere',
      '<path fill="url( &quot;https://far.example/a.svg#g&quot; )"/>',
      '<path fill="none"/>',
    ],
    [
      'a rule from elsewhere',
      '<style>@import "https://far.example/a.css";a{fill:url(//far.example/b)}</style>',
      '<style>a{fill:none}</style>',
    ],
    [
      'a rule in CDATA',
      '<style><![CDATA[a>b{fill:url(far.svg#g)}]]></style>',
      '<style>a>b{fill:none}</style>',
    ],
  ])('has not %s', (_, inside, kept) => {
    expect(published(inside)).toBe(svg(kept));
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
