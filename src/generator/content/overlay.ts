import type { z } from 'zod';
import { fields } from '../../content/schema';
import { insideOf, schemasIn, unwrapped } from '../../content/schema/inside';
import { languageSchema, type SiteLanguage } from '../../content/schema/site';

type Schema = z.core.$ZodType;

/** Whether nothing that a schema describes is in a language: figures, days, addresses, names. */
const isFact = (schema: Schema): boolean =>
  [...schemasIn(schema)].every(({ own }) => !fields.get(unwrapped(own).inner)?.isWords);

/** The keys by which the entries of a list are told apart. */
const names = ['id', 'name', 'model', 'from'];

/** The key by which an entry of a list goes, if it has one. */
export const keyIn = (entry: unknown): string | undefined =>
  names.find((name) => Reflect.get(Object(entry), name) !== undefined);

/** The entry of another list that goes by the same name. */
export const sameIn = (list: unknown, entry: unknown): unknown => {
  const key = keyIn(entry);
  const name = key && Reflect.get(Object(entry), key);
  return Array.isArray(list) && key && list.find((one) => Reflect.get(Object(one), key) === name);
};

/** Whether a language has a thing to which a field refers. */
type IsThere = (kind: string, name: string) => boolean;

/**
 * A value of a further language laid over that of the first: it is what the language says, and
 * facts that it leaves out are the first's, but for what refers to something that the language has
 * not. Words, and entries of a list, that it leaves out are not there.
 */
export function overlay(schema: Schema, first: unknown, own: unknown, isThere: IsThere): unknown {
  const { inner, optional } = unwrapped(schema);
  const children = new Map(insideOf(inner));
  const entry = children.get('[]');
  if (own === undefined && !isFact(schema) && (entry || children.size === 0)) return undefined;
  if (own === undefined && first === undefined) return undefined;
  if (own === undefined && children.size === 0) {
    const reference = fields.get(inner)?.reference;
    return reference && !isThere(reference, String(first)) ? undefined : first;
  }
  if (own === undefined && entry && Array.isArray(first)) {
    const left = first
      .map((each) => overlay(entry, each, undefined, isThere))
      .filter((each) => each !== undefined);
    return left.length < first.length && left.length === 0 ? undefined : left;
  }
  if (Array.isArray(own))
    return entry ? own.map((each) => overlay(entry, sameIn(first, each), each, isThere)) : own;
  if (own !== undefined && (typeof own !== 'object' || own === null)) return own;
  const keys = entry
    ? Object.keys(Object(own ?? first))
    : new Set([...Object.keys(Object(own)), ...children.keys()]);
  const parts = [...keys].map((key) => {
    const child = children.get(key) ?? entry;
    const [before, now] = [first, own].map((value) => Reflect.get(Object(value), key));
    const value = child ? overlay(child, before, now, isThere) : now;
    return { key, value, isLost: value === undefined && child && !unwrapped(child).optional };
  });
  // A part that may be left out is not there without what it needs, nor is an entry of facts.
  const mayLack = optional || isFact(schema);
  if (own === undefined && mayLack && parts.some(({ isLost }) => isLost)) return undefined;
  const said = parts.filter(({ value }) => value !== undefined);
  return Object.fromEntries(said.map(({ key, value }) => [key, value]));
}

/** The further languages that the settings of a site name, which are not checked yet. */
export const languagesIn = (settings: unknown): SiteLanguage[] => {
  const { languages }: { languages?: unknown } = Object(settings);
  return Array.isArray(languages)
    ? languages.filter((one) => languageSchema.safeParse(one).success)
    : [];
};
