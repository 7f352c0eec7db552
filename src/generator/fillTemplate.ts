import { readFileSync } from 'node:fs';

/** The texts and rows that fill the slots of a template, by name. */
export type Slots = { [name: string]: string | readonly Slots[] };

/** `{{#rows}}` and `{{/rows}}`, on lines of their own, with the lines between, or `{{name}}`. */
const slot = /^[ \t]*\{\{#(\w+)\}\}\n([\s\S]*?)^[ \t]*\{\{\/\1\}\}\n|\{\{(\w+)\}\}/gm;

/**
 * Fills a template: `{{name}}` with the text of that name, and the lines of `{{#rows}}` once for
 * each of the rows, whose slots come before those around them. Throws for a slot without a value.
 */
export function fillTemplate(template: string, slots: Slots): string {
  return template.replace(slot, (_, rows: string | undefined, lines: string, name: string) => {
    const content = slots[rows ?? name];
    if (content === undefined) throw new Error(`The slot {{${rows ?? name}}} has no value.`);
    if (typeof content === 'string') return content;
    return content.map((row) => fillTemplate(lines, { ...slots, ...row })).join('');
  });
}

/** Fills one of the templates in `hosts/`. */
export const fillHostFile = (file: string, slots: Slots): string =>
  fillTemplate(readFileSync(`src/generator/hosts/${file}.template`, 'utf8'), slots);
