import sharp from 'sharp';
import { nested, svgSize } from '../../../src/generator/brand/svg';

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
