import { ownStyles } from '../../src/generator/ownStyles';

const own = (styles: string, { html = '', script = '' } = {}) =>
  ownStyles(styles, { html: [html], scripts: [script] });

describe('the rules that a page has in it', () => {
  test.each([
    ['the classes of its HTML', '.a{top:0}', { html: '<p class="x a">' }],
    ['one that HTML escapes', '.\\[\\&\\>p\\]{top:0}', { html: '<p class="[&amp;&gt;p]">' }],
    ['its elements', 'dl{top:0}', { html: '<dl>' }],
    ['the document itself', 'html,body{top:0}:root{--x:0}', {}],
    ['classes that a script sets', '.a\\:b{top:0}', { script: 'n("p",{className:"x a:b"})' }],
    ['one of two by turns', '.a{top:0}', { script: 'className:x?"a":"b"' }],
    ['elements that a script makes', 'dl{top:0}', { script: 'n("dl",{})' }],
    ['what Swiper composes', '.swiper-fade .swiper-slide{top:0}', { html: '<p class="swiper">' }],
    ['a state that a script sets', '[data-open] p{top:0}', { html: '<p>' }],
    ['one of several states', ':is(.a,:focus-visible){top:0}', { html: '<p class="a">' }],
    ['a condition', '@media print{.a{top:0}}', { html: '<p class="a">' }],
  ])('are those for %s', async (_, styles, page) => {
    expect(await own(styles, page)).toBe(styles);
  });

  test.each([
    ['classes that it has not', '.a{top:0}', { html: '<p class="b">a</p>' }],
    ['a condition alone', '@media print{.b{top:0}}', { html: '<p class="a">' }],
    ['fonts that none of its rules asks for', '@font-face{font-family:F;src:url(f)}', {}],
    ['animations that none of its rules asks for', '@keyframes k{to{top:0}}', {}],
  ])('are not those for %s', async (_, styles, page) => {
    expect(await own(styles, page)).toBe('');
  });
});
