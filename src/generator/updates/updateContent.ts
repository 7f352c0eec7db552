import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageFolder } from '../../content/schema/site';
import { filesBelow } from '../filesBelow';
import { readText } from '../readText';
import { BuildError, readSites } from '../site';
import steps from './steps.json';

/** A file or folder that moves, words that changed, or a field that has another name or is gone. */
type Step = {
  from?: string;
  /** The addresses of the pages in a folder that moves, before and after. */
  pages?: string[];
  /** A file, or the beginning of several; every text without one. */
  file?: string;
  /** A regular expression for the words, which `what` calls by their name. */
  text?: string;
  what?: string;
  /** Its place, `best.platforms.jobs`; entries of lists are no part of it. */
  field?: string;
  /** With [] behind its name, a field is the first entry of a list now. */
  to?: string;
};

/** How the files of a further language begin, which have the same shapes. */
const inLanguage = new RegExp(`^content/${languageFolder}/`);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The value of a file with a field in another place, or without it. */
function moved(value: unknown, [name, ...rest]: readonly string[], step: Step): unknown {
  if (Array.isArray(value)) return value.map((each) => moved(each, [`${name}`, ...rest], step));
  if (typeof value !== 'object' || !value) return value;
  const { to } = step;
  const entries = Object.entries(value).flatMap(([key, own]) => {
    if (key !== name) return [[key, own]];
    if (rest.length > 0) return [[key, moved(own, rest, step)]];
    return to ? [[to.replace('[]', ''), to.endsWith('[]') ? [own] : own]] : [];
  });
  return Object.fromEntries(entries);
}

/** The text of a file after a step. */
function changed(text: string, step: Step): string {
  if (step.text) return text.replace(new RegExp(step.text, 'gm'), step.to ?? '');
  try {
    const before: unknown = JSON.parse(text);
    const after = moved(before, step.field?.split('.') ?? [], step);
    return json(before) === json(after) ? text : json(after);
  } catch {
    // The build says what is wrong with it.
    return text;
  }
}

/** Adds the old addresses of pages that have moved. */
function redirect(folder: string, [from = '', to = '']: readonly string[]): void {
  const file = 'content/redirects.json';
  const { redirects = [] } = existsSync(file) ? JSON.parse(readText(file)) : {};
  const pages = ['', ...filesBelow(folder).map((name) => `/${name.replace(/\.md$/, '')}`)];
  const added = pages.map((page) => ({ from: from + page, to: to + page }));
  writeFileSync(file, json({ redirects: [...redirects, ...added] }));
}

/**
 * Brings the content of an older version, in this folder, to today's shapes, step by step. Returns
 * what was done, and what is left to do by hand: one line each.
 */
export function updateContent(): { done: string[]; left: string[] } {
  const done: string[] = [];
  for (const step of steps as readonly Step[]) {
    const { from, to = '', pages, file: beginning = '', field, what } = step;
    if (from && existsSync(from) && !existsSync(to)) {
      if (pages) redirect(from, pages);
      renameSync(from, to);
      done.push(`${from} is ${to} now.`);
    }
    const files = from
      ? []
      : ['brand', 'content'].flatMap((folder) =>
          filesBelow(folder).map((name) => path.posix.join(folder, name)),
        );
    for (const file of files) {
      const ofFirst = file.replace(inLanguage, 'content/');
      if (!/\.(json|md)$/.test(file) || !ofFirst.startsWith(beginning)) continue;
      const before = readText(file);
      const after = changed(before, step);
      if (after === before) continue;
      writeFileSync(file, after);
      done.push(`${file}: ${field ?? what} is ${to || 'taken out, as nothing shows it any more'}.`);
    }
  }
  try {
    readSites('.');
    return { done, left: [] };
  } catch (error) {
    if (error instanceof BuildError) return { done, left: error.message.split('\n') };
    throw error;
  }
}
