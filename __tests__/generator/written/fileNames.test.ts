import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { findPictureSource } from '../../../src/generator/pictures/findPictureSource';
import { copyDownloads } from '../../../src/generator/written/copyDownloads';
import { downloadOf, downloadProblem } from '../../../src/generator/written/downloads';
import { readMarkdown } from '../../../src/generator/written/markdown';
import { temporaryFolder, write } from '../../support/temporaryFolder';

const folder = temporaryFolder();
const kept = (name: string) => path.join(folder(), 'content/downloads', name);

beforeEach(() => {
  mkdirSync(kept('manuals'), { recursive: true });
  write(path.join(folder(), 'content/company.json'), '{}');
});

/** The target of a text's link. */
const linked = (text: string) => readMarkdown(text).links[0]?.name ?? '';

test.each([
  ['Test sheet 2.pdf', '[x](<downloads/Test sheet 2.pdf>)'],
  ['Test sheet 2.pdf', '[x](downloads/Test%20sheet%202.pdf)'],
  ['Prüfblatt.pdf'.normalize('NFD'), '[x](downloads/Prüfblatt.pdf)'],
  ['Prüfblatt.pdf', `[x](downloads/${'Prüfblatt.pdf'.normalize('NFD')})`],
  ['100% neu.pdf', '[x](<downloads/100% neu.pdf>)'],
  ['plan #2.pdf', '[x](<downloads/plan #2.pdf>)'],
  ['manuals/übersicht.PDF', '[x](downloads/manuals/übersicht.PDF)'],
  ['plan.pdf', '[x](downloads/plan.pdf#page=2)', '#page=2'],
])('a download called %s is found by %s', (name, text, after = '') => {
  write(kept(name), 'It.');
  expect(downloadProblem(linked(text), folder())).toBeUndefined();
  expect(downloadOf(linked(text), folder())).toMatchObject({ file: kept(name), after });
});

test.each([
  '[x](downloads/)',
  '[x](downloads/manuals)',
  '[x](downloads/../company.json)',
  '[x](downloads/%2e%2e/company.json)',
  '[x](downloads/gone.pdf)',
])('what is no file of the downloads is refused: %s', (text) => {
  expect(downloadProblem(linked(text), folder())).toContain('has a link to no file');
});

test('no page, no script and no link is handed out', async () => {
  for (const name of ['sheet.pdf', 'page.html', 'run.js', 'drawing.svg', '.DS_Store'])
    write(kept(name), 'It.');
  symlinkSync(path.join(folder(), 'content/company.json'), kept('secret.csv'));
  const built = path.join(folder(), 'dist');
  await copyDownloads(folder(), built);
  const handedOut = (name: string) => existsSync(path.join(built, 'downloads', name));
  expect(handedOut('sheet.pdf')).toBe(true);
  for (const name of ['page.html', 'run.js', 'drawing.svg', '.DS_Store', 'secret.csv'])
    expect(handedOut(name)).toBe(false);
  expect(downloadProblem('downloads/page.html', folder())).toContain('is not handed out');
  expect(downloadProblem('downloads/secret.csv', folder())).toContain('has a link to no file');
});

test.each(['Pläne/Prüfstand', 'Pläne/Plan 100%', 'Pläne/Halle (1)'])(
  'a drawing called %s is found, as macOS writes it too',
  (name) => {
    const file = path.join(folder(), 'pictures', `${name}.svg`.normalize('NFD'));
    write(file, '<svg/>');
    const [picture] = readMarkdown(`![a plan](<${name}>)`).pictures;
    expect(findPictureSource(folder(), picture?.name ?? '')).toBe(file);
  },
);
