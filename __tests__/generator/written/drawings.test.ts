import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingEntry } from '../../../src/content/modules';
import { textOf } from '../../../src/generator/written/writtenText';
import { content } from '../../support/company';
import { temporaryFolder, write } from '../../support/temporaryFolder';

const folder = temporaryFolder();

/** The HTML of a text that shows a drawing, whose file holds this. */
function shown(inside: string, { caption = 'Before', hasDark = false } = {}): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 560" stroke="currentColor">${inside}</svg>`;
  write(path.join(folder(), 'pictures/drawings/plan.svg'), svg);
  const entry: DrawingEntry = hasDark ? ['a1', 720, 560, true] : ['a1', 720, 560];
  return renderToStaticMarkup(
    textOf(
      {
        name: 'a-text',
        file: 'a-text.md',
        firstLine: 1,
        front: { title: 'A text' },
        body: `![Plan of the hall](drawings/plan "${caption}")`,
      },
      content,
      {
        folder: folder(),
        pictures: { pictures: { drawings: { 'drawings/plan': entry } }, marks: {} },
      },
    ),
  );
}

test('a drawing of shapes and words is a part of the page, in its letters and colours', () => {
  const html = shown('<g fill="none"><rect width="9" height="9"/><text x="4">Racker</text></g>');
  expect(html).toContain('role="img" aria-label="Plan of the hall"');
  expect(html).toContain('stroke="currentColor"');
  expect(html).toContain('<text x="4">Racker</text>');
  expect(html).toContain('<figcaption');
  expect(html).not.toContain('<img');
});

test('a drawing whose caption says what it shows is not heard twice', () => {
  const html = shown('<rect width="9" height="9"/>', { caption: 'Plan of the hall' });
  expect(html).toContain('<svg viewBox="0 0 720 560" aria-hidden="true"');
  expect(html.match(/Plan of the hall/g)).toHaveLength(1);
});

test.each([
  '<script>alert(1)</script>',
  '<g onclick="alert(1)"/>',
  '<style>body { display: none }</style>',
  '<rect style="position: fixed"/>',
  '<rect id="main"/>',
  '<rect fill="url(#ground)"/>',
  '<a href="https://example.com"><text>Racker</text></a>',
  '<foreignObject><p>Racker</p></foreignObject>',
])('one that could do more stays a picture of its own: %s', (inside) => {
  const html = shown(inside);
  expect(html).toContain('<img');
  expect(html).toContain('alt="Plan of the hall"');
  expect(html).not.toContain('<svg');
});

test('a section of characters within a drawing is text', () => {
  const html = shown('<title><![CDATA[x><script>alert(1)</script>]]></title>');
  expect(html).toContain('&lt;script');
  expect(html).not.toContain('<script');
});

test('one with a version for dark grounds is a picture in either, without a ground of its own', () => {
  const html = shown('<rect width="9" height="9"/>', { hasDark: true });
  expect(html).toContain(
    '<source media="(prefers-color-scheme: dark)" srcSet="/pictures/drawings/plan-dark.a1.svg"/>',
  );
  expect(html).toMatch(
    /<img alt="Plan of the hall"[^>]* src="\/pictures\/drawings\/plan-drawing\.a1\.svg" width="720" height="560"/,
  );
  expect(html).not.toMatch(/<svg|background/);
});
