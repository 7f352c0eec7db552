import path from 'node:path';
import { englishLabels, labelsIn } from '../../content/schema/labels';
import { deviceIn, namesIn } from '../findBelow';
import { checkWritten } from '../written/checkWritten';
import { inFolders, readWritten, type WrittenFile } from '../written/frontMatter';
import { checkFields } from './checkFields';
import { checkPlurals, untranslatedLabels } from './checkLabels';
import { languagesIn, overlay } from './overlay';
import { countsOf, fillFacts } from './placeholders';
import { type CheckedFile, Problems, type Report } from './problems';
import { notJson, parseFile, readJson } from './readJson';
import {
  type Collection,
  type Content,
  collectionSchemas,
  descriptions,
  fileSchemas,
  jsonSchemas,
  namedIn,
} from './schemas';

/** The content of a site with what is wrong with it. */
export type ReadContent = ReturnType<typeof readContent>;

type ReadOptions = { drafts?: boolean; language?: string | undefined };

/** A file of the content by its name in every language: `about`, `labels/shared`, `pages/terms`. */
type File = CheckedFile & {
  name: string;
  /** Of a file of Markdown, whose value is its front matter. */
  written?: WrittenFile['written'];
};

/**
 * Reads and checks what is in `content/` of a site's folder. Every problem is one line that names
 * the file and the place in it. Throws nothing for content that is wrong. `drafts`: whether drafts
 * are part of it; under `npm start`, which sets `DRAFTS`, if nothing is said. `language` is the
 * folder of a further one; under `npm start` the one in `SITE_LANGUAGE`.
 */
export function readContent(
  folder: string,
  { drafts = Boolean(process.env.DRAFTS), language = process.env.SITE_LANGUAGE }: ReadOptions = {},
) {
  const problems = new Problems();
  const files = filesOf(folder, { problems, drafts, language });
  fillIn(files, problems);
  const right = files.filter((file) => file.value !== notJson && parseFile(file, problems).success);
  const wrong = files.filter((file) => !right.includes(file)).map(({ name }) => name);
  const content = assembled(files, right);
  const labels = files.filter(({ name }) => name.startsWith('labels/'));
  const notes = checkFields(folder, content, { files, wrong, problems });
  // Files are compared with each other only once each fits its schema.
  const wellFormed = wrong.length === 0;
  if (wellFormed) {
    const report: Report = (name, path, what) => {
      const file = files.find((one) => one.name === name);
      if (!file) throw new Error(`content/${name}.json is no file of the content.`);
      problems.report(file, path, what);
    };
    for (const { check } of descriptions) check?.(content, report);
    checkWritten(content, folder, { problems, report });
    checkPlurals(labels, content.site.language, problems);
  }
  return {
    /** The content of the files; if there are problems, it may not have its type. */
    content,
    /** The problems that stop the build: one line each, and the same with its file and place. */
    problems: problems.lines,
    found: problems.found,
    /** Things that will not look right: one line each. */
    notes: [...notes, ...(wellFormed ? untranslatedLabels(labels, content) : [])],
  };
}

type Reading = { problems: Problems; drafts: boolean; language: string | undefined };

/** The files of a site; those of a further language are laid over the first's. */
function filesOf(folder: string, { language, ...reading }: Reading): File[] {
  if (!language) return readFiles(folder, { ...reading, language });
  const first = filesOf(folder, { ...reading, problems: new Problems(), language: undefined });
  const own = readFiles(folder, { ...reading, language });
  const said = assembled(own, own);
  const isThere = (kind: string, name: string) => namedIn(said, kind).some(({ id }) => id === name);
  return own.map((file) => {
    if (file.value === notJson) return file;
    const same = first.find(({ name }) => name === file.name);
    // Old addresses are those of one language.
    const before = file.name === 'redirects' ? undefined : same?.value;
    const value = overlay(file.schema, before, file.value, isThere);
    return { ...file, value: file.name === 'site' ? ofLanguage(value, language) : value };
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
  const others = language ? [] : languagesIn(readJson(folder, 'content/site.json', new Problems()));
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
  const json = [...jsonSchemas].map(([usual, schema]): File => {
    const name = usual.slice('content/'.length, -'.json'.length);
    const file = `${content}/${name}.json`;
    return { name, file, schema, value: readJson(folder, file, problems) };
  });
  return [...json, ...readWritten(folder, content, { problems, drafts })];
}

/** Fills in what texts say of the company, and how many there are of something. */
function fillIn(files: File[], problems: Problems): void {
  const find = (name: string) => files.find((file) => file.name === name);
  const company = find('company');
  const projects = files.filter(({ written }) => written?.collection === 'projects').length;
  const count = { ...countsOf((name) => find(name)?.value), projects };
  const facts = { company: company?.value, count };
  const fill = (own: File) => {
    const { value, written } = own;
    const onUnknown = (where: readonly PropertyKey[], name: string) => {
      const what = `has ${name}, which the content does not say: write it without`;
      problems.report(own, where, what);
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

/** A collection's pages that fit their schema, the newest first and those without a day last. */
function writtenOf(collection: string, right: readonly File[]) {
  return right
    .flatMap(({ file, value, written }) => {
      if (written?.collection !== collection) return [];
      const { name, body, firstLine } = written;
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
  const written = Object.fromEntries(
    Object.keys(collectionSchemas).map((name) => [name, writtenOf(name, right)]),
  );
  // If a file is not as its schema says, that is reported.
  return Object.assign({}, files, { labels, written }) as Content;
}
