import { textOf } from '../../../src/build/written/writtenText';
import type { Tree } from '../../../src/content/tree';
import { content } from '../../support/company';

const site = {
  folder: '',
  language: 'en-NZ',
  labels: content.labels,
  pictures: { photographs: {}, drawings: {} },
};

const written = { name: 'a-plan', file: 'articles/a-plan.md', front: {}, firstLine: 1 };

/** The classes of the rows in a text, by the words of each row's first cell. */
function rowClasses(trees: readonly Tree[]): Record<string, string[]> {
  return Object.assign(
    {},
    ...trees.map((tree) => {
      if (typeof tree === 'string') return {};
      const [name, props, ...children] = tree;
      if (name !== 'tr') return rowClasses(children);
      return { [wordsOf(children[0] ?? '')]: String(props?.className).split(' ') };
    }),
  );
}

function wordsOf(tree: Tree): string {
  if (typeof tree === 'string') return tree;
  const [, , ...children] = tree;
  return children.map(wordsOf).join('');
}

test('the row of a plan in which somebody decides is told from one with a strong word', () => {
  const body = [
    '| When | What |',
    '|---|---|',
    '| Saturday | **Go on, or turn back** |',
    '| Sunday | Start, **slowly** |',
  ].join('\n');
  const classes = rowClasses(textOf({ ...written, body }, site));
  expect(classes.Saturday).toContain('decision-row');
  expect(classes.Sunday).not.toContain('decision-row');
});
