import { pageStyles, withoutFonts } from '../../src/build/pageStyles';

const stylesOf = (css: string, ...classes: string[]) =>
  pageStyles(css, `<a class="${classes.join(' ')}">Taupo</a>`);

test('a page has the rules of its own classes and elements', () => {
  const own = 'body,a:hover{color:red}.own>[title]{top:0}';
  expect(stylesOf(`${own}.other{top:1px}textarea,.own>em{top:2px}`, 'own')).toBe(own);
});

test('a rule for several elements is for those that a page has', () => {
  expect(stylesOf('a,textarea{top:0}')).toBe('a{top:0}');
});

test('what comes with the whole stylesheet, a toast or the way to another page, is left to it', () => {
  expect(stylesOf('body:has([data-toast]){top:0}:root::view-transition-old(*){top:0}')).toBe('');
});

test('how a page looks under a pointer comes when the pointer moves', () => {
  expect(stylesOf('@media (hover:hover){a:hover{top:0}}a{top:1px}')).toBe('a{top:1px}');
});

test('every font comes with the page, and none again with the whole stylesheet', () => {
  const css = '@font-face{font-family:A}@font-face{font-family:A;unicode-range:U+100-101}a{top:0}';
  expect(stylesOf(css)).toBe(css);
  expect(withoutFonts(css)).toBe('a{top:0}');
});

test('a variable that nothing reads is not set', () => {
  const css = ':root{--ink:red;--danger:blue}a{color:var(--ink)}.other{color:var(--danger)}';
  expect(stylesOf(css)).toBe(':root{--ink:red}a{color:var(--ink)}');
});

test('a variable that nothing sets is written as what stands in for it', () => {
  const rule = '.own{line-height:var(--leading,calc(1em + var(--gap,2px)))}';
  expect(stylesOf(rule, 'own')).toBe('.own{line-height:calc(1em + 2px)}');
  const setting = `${rule}.tall{--leading:2}`;
  expect(stylesOf(setting, 'own', 'tall')).toBe(
    '.own{line-height:var(--leading,calc(1em + 2px))}.tall{--leading:2}',
  );
});

test('nothing is said twice in a rule', () => {
  expect(stylesOf('a{-webkit-top:0;-webkit-top:0;top:0}')).toBe('a{-webkit-top:0;top:0}');
});

test('a media query that nothing is left in goes', () => {
  expect(stylesOf('@media print{.other{top:0}}')).toBe('');
});

test('a class in :is() is needed unless there is a choice', () => {
  expect(stylesOf(':is(:where(.group):is([open],:open) .other){top:0}')).toBe('');
  expect(stylesOf(':is(.other,main){top:0}')).toBe(':is(.other,main){top:0}');
});

test('a class in :has() is needed unless there is a choice, or where it must not be', () => {
  const css = 'body:has(.own),a:has(b,.other),a:not(:has(.other)){top:0}';
  expect(stylesOf(`${css}body:has(> .other){top:1px}`, 'own')).toBe(css);
});

test('a registered property that nothing sets is written as its initial value', () => {
  const registered = '@property --style{syntax:"*";inherits:false;initial-value:solid}';
  const rule = '.own{border-style:var(--style)}';
  expect(stylesOf(rule + registered, 'own')).toBe('.own{border-style:solid}');
  const setting = `.dashed{--style:dashed}${rule}${registered}`;
  expect(stylesOf(setting, 'own', 'dashed')).toBe(setting);
});

test('a registered property that nothing reads is not set', () => {
  const css = '.own{--weight:700;font-weight:700}@property --weight{syntax:"*";inherits:false}';
  expect(stylesOf(css, 'own')).toBe('.own{font-weight:700}');
});
