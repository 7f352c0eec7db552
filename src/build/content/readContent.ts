import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Content, fileSchemas, optionalFiles } from '../../content/schema';
import { labelSchemas } from '../../content/schema/labels';
import { checkAcrossFiles } from './checkAcrossFiles';
import { checkFields } from './checkFields';
import { countsOf } from './counts';
import { fillFacts } from './placeholders';
import { Problems } from './problems';
import { notJson, parseFile, readJson } from './readJson';
import { untranslatedLabels } from './untranslatedLabels';

/** The content of a site with what is wrong with it. */
export type ReadContent = {
  /** What the files say; where there are problems, it may not be what its type says. */
  content: Content;
  /** What keeps the site from being built: one line each. */
  problems: string[];
  /** What will not look right: one line each. */
  notes: string[];
};

/** A file of the content: its address in the project, its schema and what is in it. */
type File = { name: string; schema: z.core.$ZodType; value: unknown; optional: boolean };

const optionalNames: readonly string[] = optionalFiles;

/**
 * Reads and checks what is in `content/` of a site's folder. Every problem is one line that names the
 * file and the place in it. Throws nothing for content that is wrong.
 */
export function readContent(folder: string): ReadContent {
  const problems = new Problems();
  const files = readFiles(folder, problems);
  fillIn(files, problems);
  const content = assembled(new Map(files.map(({ name, value }) => [name, value])));
  const wrong = files.filter((file) => !hasItsShape(file, problems)).map(({ name }) => name);
  const notes = new Problems();
  checkFields(files, { content, wrong, folder }, { problems, notes });
  // What files say together makes sense only where each says something.
  if (wrong.length === 0) checkAcrossFiles(content, problems);
  const untranslated = wrong.length === 0 ? untranslatedLabels(content) : [];
  return { content, problems: problems.lines, notes: [...notes.lines, ...untranslated] };
}

function readFiles(folder: string, problems: Problems): File[] {
  const schemas: [string, z.core.$ZodType][] = [
    ...Object.entries(fileSchemas),
    ...Object.entries(labelSchemas).map(([name, schema]): [string, z.core.$ZodType] => [
      `labels/${name}`,
      schema,
    ]),
  ];
  const known = new Set(schemas.map(([name]) => `content/${name}.json`));
  const contentFolder = path.join(folder, 'content');
  for (const entry of existsSync(contentFolder)
    ? readdirSync(contentFolder, { recursive: true })
    : []) {
    const file = `content/${String(entry).replaceAll(path.sep, '/')}`;
    if (file.endsWith('.json') && !known.has(file))
      problems.reportFile(file, 'is no file of the content');
  }
  return schemas.map(([name, schema]) => ({
    name,
    schema,
    value: readJson(folder, `content/${name}.json`, problems),
    optional: optionalNames.includes(name),
  }));
}

/** Fills in what texts say of the company, and how many there are of something. */
function fillIn(files: File[], problems: Problems): void {
  const find = (name: string) => files.find((file) => file.name === name);
  const company = find('company');
  const facts = { company: company?.value, count: countsOf((name) => find(name)?.value) };
  const fill = (file: File) => {
    file.value = fillFacts(file.value, facts, (where, name) =>
      problems.report(
        `content/${file.name}.json`,
        file.schema,
        file.value,
        where,
        `has ${name}, which the content does not say: write it without`,
      ),
    );
  };
  // Its own address is made of its own parts.
  if (company) fill(company);
  facts.company = company?.value;
  for (const file of files) if (file !== company) fill(file);
}

/** Whether a file is what its schema says; what is not, is reported. */
function hasItsShape({ name, schema, value, optional }: File, problems: Problems): boolean {
  const file = `content/${name}.json`;
  if (value === notJson) return false;
  if (value === undefined) {
    if (!optional) problems.reportFile(file, 'is missing');
    return optional;
  }
  return parseFile(file, schema as z.ZodType, value, problems) !== undefined;
}

function assembled(values: Map<string, unknown>): Content {
  const whatIsIn = (name: string) => {
    const value = values.get(name) ?? undefined;
    return value === notJson ? undefined : value;
  };
  const labels = Object.fromEntries(
    Object.keys(labelSchemas).map((name) => [name, whatIsIn(`labels/${name}`)]),
  );
  const files = Object.fromEntries(Object.keys(fileSchemas).map((name) => [name, whatIsIn(name)]));
  // Where a file is not what its schema says, `hasItsShape` reports it.
  return { ...files, labels } as Content;
}
