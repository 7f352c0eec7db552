import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readMarkdown } from '../../../src/generator/written/markdown';
import { markdownElements } from '../../../src/generator/written/markdownElements';

/** A text as HTML. */
function withClasses(text: string): string {
  const elements = markdownElements(
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
  return renderToStaticMarkup(elements);
}

const validate = new HtmlValidate(new FileSystemConfigLoader());

const htmlOf = (text: string) => withClasses(text).replaceAll(/ class="[^"]*"/g, '');

test.each([
  [
    'a **bold** word, `code` and a\nline',
    '<p>a <strong>bold</strong> word, <code dir="ltr">code</code> and a line</p>',
  ],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
  ['[the page](/about)', '<p><a href="/about!">the page (elsewhere)</a></p>'],
  [
    '![a cabinet](projects/cabinet "On the day.")',
    '<figure><img src="projects/cabinet" alt="a cabinet" loading="lazy"/><figcaption>On the day.</figcaption></figure>',
  ],
  [
    '> It runs.\n>\n> — Ruth, planner',
    '<figure><blockquote><p>It runs.</p></blockquote><figcaption>Ruth, planner</figcaption></figure>',
  ],
  ['> It runs.', '<blockquote><p>It runs.</p></blockquote>'],
  ['a < b & c', '<p>a &lt; b &amp; c</p>'],
  [
    'from S7-400 by IEC 61131-3 at 8 am',
    '<p>from <span>S7-400</span> by <span>IEC 61131-3</span> at <span>8 am</span></p>',
  ],
  ['1492-SG010', '<p><bdi>1492-SG010</bdi></p>'],
  ['Allen-Bradley 1756-L85', '<p>Allen-Bradley <span>1756-L85</span></p>'],
  [
    'של PowerFlex 525, 24 V, 8:00–17:00',
    '<p>של PowerFlex <span>525</span>, <bdi>24 V</bdi>, <bdi>8:00–17:00</bdi></p>',
  ],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
])('%j is %s', (text, html) => {
  expect(htmlOf(text)).toBe(html);
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

test.each([
  '#### Deep\n\n###### Deeper\n\n## Not deep',
  'Two  \nlines',
  '[alone](/about)',
  '- [alone](/about)\n\n  ![a](a) in a list',
  '## [A heading](/about) ![a](a)',
  '![a](a) ![b](b)',
  'One ![a](a), **two ![b](b)**, [three ![c](c)](/about)',
  '[![a](a "A film")](https://film.example/)',
  '| ![a](a) | [alone](/about) |\n|---|---|\n| ![b](b) | |',
  '## Main\n\n```\na\n```\n\n```\nb\n```\n\n| | |\n|---|---|\n| | |',
  '> ![a](a)\n>\n> — b',
])('%j is valid HTML, whatever was meant by it', async (text) => {
  const page = `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><h1>A</h1>${htmlOf(text)}</body></html>`;
  const { results } = await validate.validateString(page, path.resolve('dist/a.html'));
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
