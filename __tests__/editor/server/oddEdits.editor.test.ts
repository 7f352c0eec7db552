import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { visitFields } from '../../../src/build/content/visitFields';
import { filesBelow } from '../../../src/build/filesBelow';
import { readPictures } from '../../../src/build/pictures/readPictures';
import { readSite } from '../../../src/build/site';
import { frontMatterOf } from '../../../src/build/written/frontMatter';
import { collectionSchemas } from '../../../src/content/schema';
import { jsonSchemas } from '../../../src/content/schema/jsonSchemas';
import { editedCompany } from '../support/editedCompany';

const oddTexts = [
  'Kettle 🫖 and 👩‍🔧 on the line',
  'خط الإنتاج لا يتوقف',
  'She said "stop" and it’s \'stopped\'',
  'C:\\PLC\\backup\\new.s7p',
  '# not a heading: - not a list',
  '--- \n---\nkey: value',
  '<b>bold</b> & <script>alert(1)</script>',
  'a\ttab, a\nnew line and a\r\nline of Windows',
  'zero\u200bwidth \u202eright to left',
  'null',
  '2026-11-23',
  '*anchor &alias !tag %percent @at `tick`',
  '{company.name} in braces',
  '{company.nothing} in braces',
  '{count} of them',
  ' ',
  '',
  'Long words '.repeat(100),
  '𝄞'.repeat(200),
];

/** A file of the content with an odd text in one of its fields, or without that field. */
function edited(file: string, text: string, turn: number): string {
  const found = frontMatterOf(text);
  const collection = Object.entries(collectionSchemas).find(
    ([name]) => file.split('/')[1] === name,
  );
  const schema = found ? collection?.[1] : jsonSchemas.get(file);
  if (!schema) throw new Error(`${file} is no file of the content.`);
  const value: unknown = found ? parse(found.yaml) : JSON.parse(text);
  const odd = oddTexts[turn % oddTexts.length] ?? '';
  const edits: (() => unknown)[] = [];
  visitFields(schema, value, ({ path: keys, value: former, optional }) => {
    const key = keys.at(-1);
    const parent = keys.slice(0, -1).reduce((at, each) => Reflect.get(Object(at), each), value);
    if (key === undefined || typeof parent !== 'object' || !parent) return;
    if (typeof former === 'string')
      edits.push(() => Reflect.set(parent, key, turn % 2 === 0 ? `${former} ${odd}` : odd));
    if (optional) edits.push(() => Reflect.deleteProperty(parent, key));
  });
  edits[(turn * 5) % edits.length]?.();
  const body = turn % 3 === 0 ? `${found?.body}\n${odd}\n` : found?.body;
  return found ? `---\n${stringify(value)}---\n${body}` : JSON.stringify(value, null, 2);
}

const company = editedCompany();

test('an odd edit is refused at a field, or saved as it was sent and can be built; half are saved', async () => {
  const files = filesBelow(path.join(company().folder, 'content'))
    .map((file) => `content/${file}`)
    .filter((file) => /\.(json|md)$/.test(file));
  let saved = 0;
  const count = oddTexts.length;
  for (let turn = 0; turn < count; turn += 1) {
    const file = files[(turn * 11) % files.length] ?? '';
    const before = company().text(file);
    const raw = edited(file, before, turn);
    const { status, body } = await company().save(file, raw);
    if (status === 422) {
      const place = file.endsWith('.md') ? [] : [expect.anything()];
      expect(body.problems).not.toEqual([]);
      // A field of a file, or a line of a text.
      for (const problem of [body.problems].flat())
        expect(problem).toMatchObject({ path: expect.arrayContaining(place) });
      expect(company().text(file)).toBe(before);
      continue;
    }
    expect([raw, status]).toEqual([raw, 200]);
    expect(company().text(file)).toBe(raw);
    const site = readSite(company().folder);
    expect((await readPictures(company().folder, site.content)).problems).toEqual([]);
    saved += 1;
    writeFileSync(company().at(file), before);
  }
  expect(saved).toBeGreaterThanOrEqual(count / 2);
});
