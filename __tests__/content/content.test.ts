import { readdirSync, readFileSync } from 'node:fs';
import { checkContent } from '../../src/build/checkContent';
import { fontCharacters } from '../../src/build/fontCharacters';
import { siteContent, siteFiles } from '../../src/build/siteContent';
import { company } from '../../src/content/company';

test("nothing is wrong with the site's own content", () => {
  expect(checkContent(siteContent, siteFiles)).toEqual([]);
});

test('every content file is checked', () => {
  const { otherTexts, ...lists } = siteContent;
  const checked = new Set([...Object.keys(otherTexts), ...Object.keys(lists)]);
  const files = readdirSync('src/content').map((file) => file.replace('.ts', ''));
  expect(files.filter((file) => !checked.has(file))).toEqual(['types']);
});

/** What stands in quotation marks in a function, without what it puts in (braces, two deep). */
function quotedIn(code: string): string {
  const braces = /\$?\{[^{}]*\}/g;
  const quoted =
    code
      .replace(braces, '')
      .replace(braces, '')
      .match(/(['"`]).*?\1/gs) ?? [];
  return quoted.map((text) => text.slice(1, -1)).join('');
}

/** All texts in a part of the content. */
function textsIn(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'function') return quotedIn(String(part));
  return part && typeof part === 'object' ? Object.values(part).map(textsIn).join('') : '';
}

test('the font has every character of the content', () => {
  const drawn = new Set(fontCharacters.latin + fontCharacters.macrons);
  // The signs before the form's status messages are the emoji of the visitor's system.
  const emoji = new Set('✅❌');
  const { otherTexts, ...lists } = siteContent;
  for (const [name, texts] of Object.entries({ ...otherTexts, ...lists })) {
    const missing = [...textsIn(texts)].filter(
      (character) => !drawn.has(character) && !emoji.has(character),
    );
    expect({ name, missing }).toEqual({ name, missing: [] });
  }
});

test('a fact of the company stands in company.ts alone', () => {
  const facts = [
    company.contact.telephone,
    company.contact.mail,
    company.breakdown.telephone,
    company.address.street,
    company.origin,
  ];
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|html|css)$/.test(file) || file.endsWith('company.ts')) continue;
    const text = readFileSync(`src/${file}`, 'utf8');
    expect({ file, found: facts.filter((fact) => text.includes(fact)) }).toEqual({
      file,
      found: [],
    });
  }
});
