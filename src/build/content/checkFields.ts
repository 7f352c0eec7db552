import type { z } from 'zod';
import type { Content, Reference } from '../../content/schema';
import { slugify } from '../../ui/slugify';
import { findPictureSource } from '../pictures/findPictureSource';
import type { Problems } from './problems';
import { type Visited, visitFields } from './visitFields';

type CheckedFile = { name: string; schema: z.core.$ZodType; value: unknown };

/** The pages by their ids; those without a file of their own are not there. */
const pageIds = ['home', 'technologies', 'about', 'contact', 'itsolutions', 'siemens'];

/** What may be referred to, by what it is. */
function namesOf(content: Content): Record<Reference, Set<string>> {
  const categories = content.technologies?.technologies ?? [];
  const brands = categories.flatMap((category) => category.brands);
  const category = categories.map((each) => each.category);
  return {
    // A link to a page that is left out goes with it.
    page: new Set(pageIds),
    partner: new Set(content.partners?.partners.map(({ id }) => id)),
    service: new Set(content.services?.services.map(({ id }) => id)),
    category: new Set(category),
    maker: new Set([...category, ...brands.map(({ name }) => name)]),
    model: new Set(brands.flatMap(({ models = [] }) => models)),
    station: new Set(content.line?.stations.map(({ id }) => id)),
  };
}

const things: Record<Reference, string> = {
  page: 'page',
  partner: 'partner in content/partners.json',
  service: 'card in content/services.json',
  category: 'category in content/technologies.json',
  maker: 'maker in content/technologies.json',
  model: 'model in content/technologies.json',
  station: 'station in content/line.json',
};

/** A slot in braces: `{count}`. */
const slot = /\{([^{}]*)\}/g;

/** What may stand in texts of one kind and is not in their schema. */
function textProblem({ value, field }: Visited): string | undefined {
  if (typeof value !== 'string') return undefined;
  const unknown = [...value.matchAll(slot)].find(([, name = '']) => !field?.slots?.includes(name));
  if (!unknown) return undefined;
  const known = field?.slots?.map((name) => `{${name}}`).join(', ');
  return `has ${unknown[0]}, which nothing is filled into${known ? ` (there is ${known})` : ''}`;
}

/** What is more than fits. */
function tooMuch({ value, field }: Visited): string | undefined {
  if (!field?.fits) return undefined;
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  if (length <= field.fits) return undefined;
  const unit = typeof value === 'string' ? 'characters' : 'entries';
  return `has ${length} ${unit}; more than ${field.fits} may not look right`;
}

/**
 * Checks what files say of each other and of the disk: references to things that are not there,
 * pictures that are not below `pictures/`, slots that nothing is filled into. `notes` gets what is more
 * than looks right.
 */
export function checkFields(
  files: readonly CheckedFile[],
  content: Content,
  folder: string,
  { problems, notes }: { problems: Problems; notes: Problems },
): void {
  const names = namesOf(content);
  for (const { name, schema, value } of files) {
    const file = `content/${name}.json`;
    visitFields(schema, value, (visited) => {
      const report = (what: string | undefined) => {
        if (what) problems.report(file, schema, value, visited.path, what);
      };
      const { field } = visited;
      const much = tooMuch(visited);
      if (much) notes.note(file, value, visited.path, much);
      report(textProblem(visited));
      if (typeof visited.value !== 'string' || !field) return;
      if (field.reference && !names[field.reference].has(visited.value))
        report(`names no ${things[field.reference]}: "${visited.value}"`);
      if (field.picture && !findPictureSource(folder, visited.value))
        report(
          `names no picture: there is no pictures/${visited.value} with .jpg, .png, .webp, .avif, .tif or .svg`,
        );
    });
  }
}

/** Texts whose ids in addresses are the same; each with its place in the list. */
export const sameIds = (titles: readonly string[]): [index: number, id: string][] => {
  const ids = titles.map(slugify);
  return [...ids.entries()].filter(([index, id]) => ids.indexOf(id) !== index);
};
