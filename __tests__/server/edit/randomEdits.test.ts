import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../src/build/filesBelow';
import { readPictures } from '../../../src/build/pictures/readPictures';
import { readSite } from '../../../src/build/site';
import { EditedCompany } from '../../support/editedCompany';
import { type RandomEdit, randomEdits } from '../../support/randomEdits';

/** Edits of each seed. */
const count = 50;

/** The places that a refusal names: a field of a file, or a line of a text. */
function placesOf(problems: unknown): string[] {
  if (!Array.isArray(problems)) return [];
  return problems.map(({ file, path: place, what }) => {
    const isPlace = Array.isArray(place) && (place.length > 0 || /\.md$/.test(file));
    return isPlace ? `${file} ${place.join('.')} ${what}` : '';
  });
}

/** What is wrong with how an edit was answered; undefined where nothing is. */
async function verdict(company: EditedCompany, edit: RandomEdit): Promise<string | undefined> {
  const before = company.text(edit.file);
  const { status, body } = await company.save(edit.file, edit.raw);
  if (status === 422) {
    const places = placesOf(body.problems);
    if (places.length === 0 || places.includes(''))
      return `tells no place: ${JSON.stringify(body)}`;
    return company.text(edit.file) === before ? undefined : 'was refused and written';
  }
  if (status !== 200) return `was answered with ${status}: ${JSON.stringify(body)}`;
  if (company.text(edit.file) !== edit.raw) return 'was not written as it was sent';
  const site = readSite(company.folder);
  const { problems } = await readPictures(company.folder, site.content);
  return problems.length > 0 ? `cannot be built: ${problems.join('\n')}` : undefined;
}

test.each([2026, 2027, 2028, 2029])(
  'random edits are each refused at a field, or saved and can be built; half of them are saved (seed %i)',
  async (seed) => {
    const company = await EditedCompany.start();
    try {
      // Without a draft the content is read once for each edit, and not twice; drafts have tests of their own.
      rmSync(company.at('content/articles/not-finished.md'));
      const files = new Map(
        filesBelow(path.join(company.folder, 'content'))
          .map((file) => `content/${file}`)
          .filter((file) => /\.(json|md)$/.test(file))
          .map((file) => [file, company.text(file)]),
      );
      const wrong: string[] = [];
      let saved = 0;
      for (const edit of randomEdits(files, { seed, count })) {
        const found = await verdict(company, edit).catch((error: unknown) => String(error));
        if (found) wrong.push(`${edit.name} ${found}`);
        const before = files.get(edit.file) ?? '';
        if (company.text(edit.file) === before) continue;
        saved += 1;
        writeFileSync(company.at(edit.file), before);
      }
      expect(wrong).toEqual([]);
      expect(saved).toBeGreaterThanOrEqual(count / 2);
    } finally {
      await company.stop();
    }
  },
);

test('the same seed gives the same edits, another one others', () => {
  const files = new Map([
    ['content/home.json', '{"title": "One", "introduction": ["Two", "Three"]}'],
  ]);
  const edits = (own: number) => randomEdits(files, { seed: own, count: 5 });
  expect(edits(1)).toEqual(edits(1));
  expect(edits(1)).not.toEqual(edits(2));
});
