import type { z } from 'zod';
import { fields } from '../../content/schema';
import { insideOf, unwrapped } from '../../content/schema/inside';
import { languageSchema, type SiteLanguage } from '../../content/schema/site';

type Schema = z.core.$ZodType;

/** Whether nothing that a schema describes is in a language: figures, days, addresses, names. */
function isFact(schema: Schema): boolean {
  const { inner } = unwrapped(schema);
  return !fields.get(inner)?.isWords && insideOf(inner).every(([, child]) => isFact(child));
}

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

/**
 * A value of a further language laid over that of the first: it is what the language says, and
 * facts that it leaves out are the first's. Words, and entries of a list, that it leaves out are
 * not there.
 */
export function overlay(schema: Schema, first: unknown, own: unknown): unknown {
  const { inner, optional } = unwrapped(schema);
  const children = new Map(insideOf(inner));
  const entry = children.get('[]');
  if (own === undefined && (entry || children.size === 0)) return isFact(schema) ? first : own;
  if (own === undefined && first === undefined) return undefined;
  if (Array.isArray(own))
    return entry ? own.map((each) => overlay(entry, sameIn(first, each), each)) : own;
  if (own !== undefined && (typeof own !== 'object' || own === null)) return own;
  const keys = new Set([...Object.keys(Object(own)), ...(entry ? [] : children.keys())]);
  const parts = [...keys].map((key) => {
    const child = children.get(key) ?? entry;
    const [before, now] = [first, own].map((value) => Reflect.get(Object(value), key));
    const value = child ? overlay(child, before, now) : now;
    return { key, value, isLost: value === undefined && child && !unwrapped(child).optional };
  });
  // A part that may be left out is not there without the words that it needs.
  if (own === undefined && optional && parts.some(({ isLost }) => isLost)) return undefined;
  const said = parts.filter(({ value }) => value !== undefined);
  return Object.fromEntries(said.map(({ key, value }) => [key, value]));
}

/**
 * A value without what it has of the first language and refers to something that is not there in
 * this one, whose `own` value it was laid over.
 */
export function withoutLost(
  schema: Schema,
  value: unknown,
  own: unknown,
  isThere: (kind: string, name: string) => boolean,
): unknown {
  const { inner } = unwrapped(schema);
  const children = new Map(insideOf(inner));
  const entry = children.get('[]');
  if (Array.isArray(value) && entry) {
    const left = value
      .map((each, index) => withoutLost(entry, each, Array.isArray(own) && own[index], isThere))
      .filter((each) => each !== undefined);
    return left.length < value.length && left.length === 0 ? undefined : left;
  }
  if (typeof value !== 'object' || value === null) {
    const reference = own ? undefined : fields.get(inner)?.reference;
    return reference && !isThere(reference, String(value)) ? undefined : value;
  }
  const parts = Object.entries(value).map(([key, before]) => {
    const child = children.get(key) ?? entry;
    const left = child && withoutLost(child, before, Reflect.get(Object(own), key), isThere);
    return { key, left: child ? left : before, isLost: child && !unwrapped(child).optional };
  });
  if (!own && parts.some(({ left, isLost }) => isLost && left === undefined)) return undefined;
  const left = parts.filter((part) => part.left !== undefined);
  return Object.fromEntries(left.map((part) => [part.key, part.left]));
}

/** The further languages that the settings of a site name, which are not checked yet. */
export const languagesIn = (settings: unknown): SiteLanguage[] => {
  const { languages }: { languages?: unknown } = Object(settings);
  return Array.isArray(languages)
    ? languages.filter((one) => languageSchema.safeParse(one).success)
    : [];
};
