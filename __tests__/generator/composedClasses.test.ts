import { composedInHtml, composedInSource } from '../../src/generator/composedClasses';

const styles = '.text-xl{top:0}.lg\\:gap-2{top:0}.letters-9{top:0}';

describe('a class that is put together from parts stops the build', () => {
  const problemsIn = (html: string) =>
    composedInHtml('/x', html, ['n("p",{className:"a lg:b-2"})']);

  test('in the HTML of a page, with its element and its place', () => {
    expect(problemsIn('<p class="a"><b class="text-xl a">')).toEqual([
      '/x: no component has the class "text-xl" of <b> written whole.',
    ]);
  });

  test('but neither one that a component has whole nor a listed one', () => {
    expect(problemsIn('<p class="a lg:b-2"><h2 class="letters-9">text-xl')).toEqual([]);
  });

  const problemsOf = (classes: string) =>
    composedInSource('Part.tsx', `<p className={\`${classes}\`}>`, styles);
  /** A value within a template string. */
  const value = ['$', '{value}'].join('');

  test.each(['text-', 'lg:gap-'])('in the source of a component: %s', (start) => {
    expect(problemsOf(`a ${start}${value} b`)).toEqual([
      `Part.tsx: a class that begins with "${start}" is not written whole.`,
    ]);
  });

  test.each([
    ['a whole class beside a computed one', `text-xl ${value}`],
    ['an id', `panel-${value}`],
    ['a listed class', `letters-${value}`],
  ])('not %s', (_, classes) => {
    expect(problemsOf(classes)).toEqual([]);
  });
});
