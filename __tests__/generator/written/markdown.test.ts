import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readMarkdown } from '../../../src/generator/written/markdown';
import { markdownBlocks, nodesOf } from '../../../src/generator/written/markdownElements';
import { tableOf, valueIn } from '../../support/tables';

/** A text as HTML. */
function withClasses(text: string): string {
  const blocks = markdownBlocks(
    readMarkdown(text),
    {
      picture: ({ name, alt, caption, columns }) => {
        const image = createElement('img', { src: name, alt, loading: 'lazy' });
        if (columns === 0) return image;
        return createElement('figure', null, image, createElement('figcaption', null, caption));
      },
      link: (href) => ({ props: { href: `${href}!` }, after: ' (elsewhere)' }),
    },
    'The page',
  );
  return renderToStaticMarkup(nodesOf(blocks));
}

const validate = new HtmlValidate(new FileSystemConfigLoader());

const htmlOf = (text: string) => withClasses(text).replaceAll(/ class="[^"]*"/g, '');

test.each(tableOf('markdown', 'As HTML'))('%s is %s', (text, html) => {
  expect(htmlOf(String(valueIn(text)))).toBe(valueIn(html));
});

const picture = (name: string) =>
  `<figure><img src="${name}" alt="${name}" loading="lazy"/><figcaption></figcaption></figure>`;

test.each([
  ['![a](a) ![b](b)', `<div>${picture('a')}${picture('b')}</div>`, 'tablet:grid-cols-2'],
  [
    '![a](a)\n![b](b)\\\n![c](c)',
    `<div>${picture('a')}${picture('b')}${picture('c')}</div>`,
    'tablet:grid-cols-3',
  ],
  ['[![a](a)](/film)', `<a href="/film!">${picture('a')} (elsewhere)</a>`, 'block'],
  ['Press ![a](a).', '<p>Press <img src="a" alt="a" loading="lazy"/>.</p>', ''],
])('pictures of %j stand apart, side by side or among words', (text, html, className) => {
  expect(htmlOf(text)).toBe(html);
  expect(withClasses(text)).toContain(className);
});

test('a table scrolls within the page, by keyboard too, under the name of its part', () => {
  const table = '\n\n| What | Hours |\n|---|--:|\n| Wiring | 6 |';
  const html = htmlOf(`${table}\n\n## Hours${table}${table}\n\n## Days${table}`);
  const names = [...html.matchAll(/<div role="group" tabindex="0" aria-label="(.*?)"><table>/g)];
  expect(names.map(([, name]) => name)).toEqual(['The page', 'Hours', 'Hours 2', 'Days']);
  expect(html).toContain('<th scope="col">Hours</th>');
  expect(html).toContain('<td>6</td>');
});

test('each value of a table with many columns has its label beside it on a phone', () => {
  const html = htmlOf('| | Kind 1 | Kind 2 |\n|---|---|---|\n| On site | 4 hours | 1 day |');
  expect(html).toContain(
    '<tr><td>On site</td><td data-column="Kind 1">4 hours</td><td data-column="Kind 2">1 day</td></tr>',
  );
  expect(htmlOf('| What | Hours |\n|---|---|\n| Wiring | 6 |')).not.toContain('data-column');
});

test('no element has a style, which the policy forbids', () => {
  expect(htmlOf('| a | b |\n|:-:|--:|\n| 1 | 2 |')).not.toContain('style');
});

test.each(tableOf('markdown', 'Valid HTML'))(
  '%s is valid HTML, whatever was meant by it',
  async (written) => {
    const text = String(valueIn(written));
    const page = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><h1>A</h1>${htmlOf(text)}</body></html>`;
    const { results } = await validate.validateString(page, path.resolve('dist/a.html'));
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  },
);
