import { pageStyles } from '../../src/build/pageStyles';

const stylesOf = (css: string, ...classes: string[]) => pageStyles(css, new Set(classes));

test('a page has the rules of its own classes, and those of elements', () => {
  expect(stylesOf('a{color:red}.own{top:0}.other{top:1px}', 'own')).toBe('a{color:red}.own{top:0}');
});

test('a media query that nothing is left in goes', () => {
  expect(stylesOf('@media print{.other{top:0}}')).toBe('');
});

test('a class in :is() is needed unless there is a choice', () => {
  expect(stylesOf(':is(:where(.group):is([open],:open) .other){top:0}')).toBe('');
  expect(stylesOf(':is(.other,main){top:0}')).toBe(':is(.other,main){top:0}');
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
