import { englishLabels, labelsIn } from '../../content/schema/labels';
import type { CheckedFile, Problems } from './problems';
import type { Content } from './schemas';

/** A language's plural forms for numbers on pages: French has one more, for millions. */
function formsOf(language: string): Set<string> {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
}

/** Reports the plural forms of the site's language that the company's own labels lack. */
export function checkPlurals(files: readonly CheckedFile[], language: string, problems: Problems) {
  for (const file of files)
    for (const [name, label] of Object.entries(Object(file.value))) {
      if (typeof label !== 'object' || !label || Array.isArray(label)) continue;
      for (const form of [...formsOf(language)].filter((name) => !(name in label))) {
        const what = `lacks the form "${form}", which the language of the site (${language}) has`;
        problems.report(file, [name], what);
      }
    }
}

/** The part of the content without which no page shows a file of labels; others are on any site. */
const shownWith: Readonly<Record<string, (content: Content) => unknown>> = {
  'flip-card': ({ services }) => services,
  projects: ({ written }) => written.projects.length > 0,
  charts: ({ written }) => written.projects.length > 0 || written.articles.length > 0,
  line: ({ line }) => line,
  'office-hours': ({ company }) => company.openingHours ?? company.breakdown,
  panels: ({ technologies, itsolutions }) => technologies ?? itsolutions,
  successors: ({ successors }) => successors,
  written: ({ written, people, about }) =>
    people ?? about ?? Object.values(written).flat().length > 0,
};

const isShown = (file: string, content: Content) =>
  !(file in shownWith) || Boolean(shownWith[file]?.(content));

const unsaid = (label: unknown) => {
  if (typeof label === 'string') return '';
  return Array.isArray(label) ? [] : { other: '' };
};

/** The labels of a file as browsers get them: those that no page of the site shows are empty. */
export const shownLabels = (file: string, labels: object, content: Content): object =>
  isShown(file, content)
    ? labels
    : Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, unsaid(label)]));

/** Whether there is something to translate in a label besides its placeholders. */
const hasWords = (label: unknown) => /\p{L}/u.test(JSON.stringify(label).replace(/\{\w+\}/g, ''));

/** Labels that a site shows in English and not in its language: one line for all, or none. */
export function untranslatedLabels(files: readonly CheckedFile[], content: Content): string[] {
  const { language } = content.site;
  if (labelsIn(language)) return [];
  const names = Object.entries(englishLabels).flatMap(([file, labels]) => {
    const own = Object(files.find((one) => one.file.endsWith(`labels/${file}.json`))?.value);
    if (!isShown(file, content)) return [];
    const left = Object.entries(labels).flatMap(([name, label]) =>
      hasWords(label) && !(name in own) ? [`${file}.${name}`] : [],
    );
    return Object.keys(own).length === 0 ? [file] : left;
  });
  const what = `still in English, and the language of the site is ${language}`;
  return names.length === 0 ? [] : [`content/labels/: ${names.join(', ')}: ${what}.`];
}
