import { composedInHtml, composedInSource } from '../../src/generator/composedClasses';

const styles = '.text-xl{top:0}.lg\\:gap-2{top:0}.letters-9{top:0}';
/** A value within a template string. */
const value = ['$', '{value}'].join('');

test.each([
  ['<p class="a"><b class="text-xl a">', ['/x: no component has the class "text-xl" of <b>']],
  // Those of the component, and a listed one.
  ['<p class="a lg:b-2"><h2 class="letters-9">text-xl', []],
])('a class of a page that no component has whole stops the build: %s', (html, starts) => {
  const problems = composedInHtml('/x', html, ['n("p",{className:"a lg:b-2"})']);
  expect(problems).toEqual(starts.map((start) => `${start} written whole.`));
});

test.each([
  [`a text-${value} b`, ['Part.tsx: a class that begins with "text-" is']],
  [`a lg:gap-${value} b`, ['Part.tsx: a class that begins with "lg:gap-" is']],
  [`text-xl ${value}`, []],
  [`panel-${value}`, []],
  // A listed class.
  [`letters-${value}`, []],
])('a class of a component that is put together stops the build: %s', (classes, starts) => {
  const problems = composedInSource('Part.tsx', `<p className={\`${classes}\`}>`, styles);
  expect(problems).toEqual(starts.map((start) => `${start} not written whole.`));
});
