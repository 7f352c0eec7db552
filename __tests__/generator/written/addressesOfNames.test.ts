import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../../../src/generator/content/readContent';
import { readMarkdown } from '../../../src/generator/written/markdown';
import { listsOf } from '../../../src/generator/written/writtenPaths';
import { content } from '../../support/company';
import { companyCopy } from '../../support/companyCopy';

const folder = companyCopy();
const at = (file: string) => path.join(folder(), 'content', file);

/** Gives the company two projects of each of these industries, as a single one makes no list. */
function projectsOf(...industries: string[]) {
  const front = 'title: A project\ndescription: What was done.\ndate: 2026-03-14\ndone: "2026"';
  const twice = industries.flatMap((industry) => [industry, industry]);
  for (const [index, industry] of twice.entries())
    writeFileSync(
      at(`projects/project-${index}.md`),
      `---\n${front}\nindustry: ${JSON.stringify(industry)}\n---\nIt runs.\n`,
    );
  return readContent(folder());
}

const idsOf = (...headings: string[]) =>
  readMarkdown(headings.map((text) => `## ${text}`).join('\n\n')).headings.map(({ id }) => id);

test('each heading has an address of its own, in any letters', () => {
  expect(idsOf('Этапы', 'Сроки', '費用')).toEqual(['этапы', 'сроки', '費用']);
  expect(idsOf('Phase 2', 'Phase', 'Phase')).toEqual(['phase-2', 'phase', 'phase-3']);
  expect(idsOf('Phase', 'Phase', 'Phase 2')).toEqual(['phase', 'phase-2', 'phase-2-2']);
  expect(idsOf('…', '!')).toEqual(['section', 'section-2']);
  expect(idsOf('Contrôle', 'Søn & Größe')).toEqual(['controle', 'son-grosse']);
  expect(idsOf('Industry 4.0 & IIOT', 'Azure/Cloud')).toEqual(['industry-4-0-iiot', 'azure-cloud']);
  // Parts of the page have these ids.
  expect(idsOf('Main', 'Root')).toEqual(['main-2', 'root-2']);
});

test('lists of industries in any letters have addresses of their own', () => {
  const { problems, content: read } = projectsOf('Пищевая', 'Упаковка');
  expect(problems).toEqual([]);
  const paths = listsOf(read).map((list) => list.path);
  expect(paths).toEqual(
    expect.arrayContaining(['/projects/industry/pishchevaya', '/projects/industry/upakovka']),
  );
});

test('industries that make the same address, or none, are named', () => {
  const { problems } = projectsOf('C++', 'C', 'Öl', 'Ol', '…');
  const named = problems.map((problem) => problem.match(/“.*?”/g));
  expect(named).toEqual([['“C”', '“C++”'], ['“Ol”', '“Öl”'], ['“…”']]);
  for (const problem of problems)
    expect(problem).toMatch(
      /^content\/projects\/project-\d\.md: has the industry .* makes (no|the) address/,
    );
});

test('panels in any letters have addresses of their own', () => {
  const panel = (category: string) => ({ ...content.technologies?.technologies[0], category });
  const technologies = { ...content.technologies, technologies: ['食品', '包装'].map(panel) };
  writeFileSync(at('technologies.json'), JSON.stringify(technologies));
  const problems = readContent(folder()).problems.join('\n');
  expect(problems).not.toContain('makes the address');
});
