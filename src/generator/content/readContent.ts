import path from 'node:path';
import type { z } from 'zod';
import { englishLabels, labelsIn } from '../../content/schema/labels';
import { deviceIn, namesIn } from '../findBelow';
import { checkWritten } from '../written/checkWritten';
import { inFolders, readWritten, type WrittenFile } from '../written/frontMatter';
import { checkFields } from './checkFields';
import { checkPlurals, untranslatedLabels } from './checkLabels';
import { languagesIn, overlay, withoutLost } from './overlay';
import { countsOf, fillFacts } from './placeholders';
import { Problems } from './problems';
import { notJson, parseFile, readJson } from './readJson';
import { reporter } from './reporter';
import {
  type Collection,
  type Content,
  collectionSchemas,
  descriptions,
  fileSchemas,
  jsonSchemas,
  namedIn,
  optionalFiles,
} from './schemas';

/** The content of a site with what is wrong with it. */
export type ReadContent = ReturnType<typeof readContent>;

const settingsFile = 'content/site.json';

type ReadOptions = {
  drafts?: boolean;
  /** The folder of a further language; under `npm start` the one in `SITE_LANGUAGE`. */
  language?: string | undefined;
};

/** A file of the content: its name, its path, its schema and its value. */
type File = {
  name: string;
  file: string;
  schema: z.core.$ZodType;
  value: unknown;
  optional: boolean;
  /** Of a further language: the value before it was laid over the first's. */
  own?: unknown;
  /** Of a file of Markdown, whose value is its front matter. */
  written?: WrittenFile;
};

/**
 * Reads and checks what is in `content/` of a site's folder. Every problem is one line that names
 * the file and the place in it. Throws nothing for content that is wrong. `drafts`: whether drafts
 * are part of it; under `npm start`, which sets `DRAFTS`, if nothing is said.
 */
export function readContent(
  folder: string,
  { drafts = Boolean(process.env.DRAFTS), language = process.env.SITE_LANGUAGE }: ReadOptions = {},
) {
  const problems = new Problems(language);
  const files = filesOf(folder, { problems, drafts, language });
  fillIn(files, problems);
  const right = files.filter((file) => hasItsShape(file, problems));
  const wrong = files.filter((file) => !right.includes(file)).map(({ name }) => name);
  const known = assembled(files, right);
  const isThere = (kind: string, name: string) =>
    namedIn(known, kind).some(({ id }) => id === name);
  if (language)
    for (const file of right) file.value = withoutLost(file.schema, file.value, file.own, isThere);
  const content = assembled(files, right);
  const notes = new Problems(language);
  const ownLabels = (name: string) => files.find((file) => file.name === `labels/${name}`)?.value;
  checkFields(files, { content, wrong, folder }, { problems, notes });
  // Files are compared with each other only once each fits its schema.
  const wellFormed = wrong.length === 0;
  if (wellFormed) {
    for (const { check } of descriptions) check?.(content, reporter(content, problems));
    checkWritten(content, folder, problems);
    checkPlurals(ownLabels, content.site.language, problems);
  }
  const untranslated = wellFormed ? untranslatedLabels(ownLabels, content) : [];
  return {
    /** The content of the files; if there are problems, it may not have its type. */
    content,
    /** The problems that stop the build: one line each, and the same with its file and place. */
    problems: problems.lines,
    found: problems.found,
    /** Things that will not look right: one line each. */
    notes: [...notes.lines, ...untranslated],
  };
}

type Reading = { problems: Problems; drafts: boolean; language: string | undefined };

/** The files of a site; those of a further language are laid over the first's. */
function filesOf(folder: string, { language, ...reading }: Reading): File[] {
  if (!language) return readFiles(folder, { ...reading, language });
  const first = filesOf(folder, { ...reading, problems: new Problems(), language: undefined });
  const own = readFiles(folder, { ...reading, language });
  return own.map((file) => {
    const same = first.find(({ name }) => name === file.name);
    // Old addresses are those of one language.
    const before = file.name === 'redirects' ? undefined : same?.value;
    const value = file.value === notJson ? notJson : overlay(file.schema, before, file.value);
    return {
      ...file,
      value: file.name === 'site' ? ofLanguage(value, language) : value,
      own: file.value,
    };
  });
}

/** The settings of a site's further language, which is below a folder of its own. */
function ofLanguage(value: unknown, folder: string) {
  const { origin, languages, ...settings }: Record<string, unknown> = Object(value);
  const language = languagesIn(value).find((one) => one.folder === folder)?.language;
  return { ...settings, origin: `${origin}/${folder}`, languages, language };
}

function readFiles(folder: string, { problems, drafts, language = '' }: Reading): File[] {
  const content = path.posix.join('content', language);
  const others = language ? [] : languagesIn(readJson(folder, settingsFile, new Problems()));
  for (const part of [content, 'pictures'])
    for (const name of namesIn(path.join(folder, part), { recursive: true })) {
      const file = `${part}/${name.replaceAll(path.sep, '/')}`;
      if (others.some((one) => file.startsWith(`content/${one.folder}/`))) continue;
      const own = file.slice(part.length + 1);
      const isRead = file.endsWith('.md')
        ? own.startsWith(`${inFolders}/`) ||
          Object.keys(collectionSchemas).includes(path.posix.dirname(own))
        : !file.endsWith('.json') || jsonSchemas.has(`content/${own}`);
      const device = deviceIn(file);
      if (device) problems.reportFile(file, device);
      else if (part === content && !isRead) problems.reportFile(file, 'is no file of the content');
    }
  const json = [...jsonSchemas].map(([file, schema]): File => {
    const name = file.slice('content/'.length, -'.json'.length);
    const value = readJson(folder, path.posix.join(content, `${name}.json`), problems);
    const optional = optionalFiles.includes(name) || name.startsWith('labels/');
    return { name, file, schema, value, optional };
  });
  const written = readWritten(path.join(folder, content), problems, drafts).map((own): File => {
    const { file, schema, value } = own;
    return { name: file, file, schema, value, optional: false, written: own };
  });
  return [...json, ...written];
}

/** Fills in what texts say of the company, and how many there are of something. */
function fillIn(files: File[], problems: Problems): void {
  const find = (name: string) => files.find((file) => file.name === name);
  const company = find('company');
  const projects = files.filter(({ written }) => written?.collection === 'projects').length;
  const count = { ...countsOf((name) => find(name)?.value), projects };
  const facts = { company: company?.value, count };
  const fill = (own: File) => {
    const { file, schema, value, written } = own;
    const onUnknown = (where: readonly PropertyKey[], name: string) => {
      const what = `has ${name}, which the content does not say: write it without`;
      problems.report(file, schema, value, where, what);
    };
    own.value = fillFacts(value, facts, onUnknown);
    if (!written) return;
    const inBody = (_: unknown, name: string) => onUnknown([], name);
    written.body = String(fillFacts(written.body, facts, inBody, ['body']));
  };
  // Its own address is made of its own parts.
  if (company) fill(company);
  facts.company = company?.value;
  for (const file of files) if (file !== company) fill(file);
}

/** Whether a file is as its schema says; differences are reported. */
function hasItsShape({ file, schema, value, optional }: File, problems: Problems): boolean {
  if (value === notJson) return false;
  if (value === undefined) {
    if (!optional) problems.reportFile(file, 'is missing');
    return optional;
  }
  return parseFile(file, schema as z.ZodType, value, problems) !== undefined;
}

/** A collection's pages that fit their schema, the newest first and those without a day last. */
function writtenOf(collection: Collection, right: readonly File[]) {
  return right
    .flatMap(({ value, written }) => {
      if (written?.collection !== collection) return [];
      const { name, file, body, firstLine } = written;
      return [{ name, file, body, firstLine, front: value as AnyFront }];
    })
    .sort((one, other) => (other.front.date ?? '').localeCompare(one.front.date ?? ''));
}

type AnyFront = Content['written'][Collection][number]['front'];

function assembled(all: readonly File[], right: readonly File[]): Content {
  const values = new Map(all.map(({ name, value }) => [name, value]));
  const whatIsIn = (name: string) => {
    const value = values.get(name) ?? undefined;
    return value === notJson ? undefined : value;
  };
  const { language } = Object(whatIsIn('site'));
  const labels = Object.fromEntries(
    Object.entries(labelsIn(String(language)) ?? englishLabels).map(([name, labels]) => [
      name,
      { ...labels, ...Object(whatIsIn(`labels/${name}`)) },
    ]),
  );
  const files = Object.fromEntries(Object.keys(fileSchemas).map((name) => [name, whatIsIn(name)]));
  const written = {
    projects: writtenOf('projects', right),
    articles: writtenOf('articles', right),
    pages: writtenOf('pages', right),
  };
  // If a file is not as its schema says, `hasItsShape` reports it.
  return Object.assign({}, files, { labels, written }) as Content;
}
