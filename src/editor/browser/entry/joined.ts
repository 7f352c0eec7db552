import { nameOf } from '../form/blank';
import type { Path } from '../form/FormContext';
import { isObject, isSame } from '../jsonValues';
import { type Draft, draftOf, type Entry } from './draft';

/** A place that two changes differ in; entries of lists go by their names in it. */
export type Clash = { path: Path; mine: unknown; theirs: unknown };

/** Decides what stands at a place that both changes touch. */
type Choose = (clash: Clash) => unknown;

type Values = Readonly<Record<string, unknown>>;
type Change<Value> = { from: Value; to: Value };

const paragraphs = ({ body = '' }: Entry) => body.trimEnd().split(/\n{2,}/);

function applied(
  { from, to }: Change<unknown>,
  onto: unknown,
  choose: Choose,
  path: Path,
): unknown {
  if (isSame(from, onto)) return to;
  // It was not changed, or was changed likewise.
  if (isSame(from, to) || isSame(to, onto)) return onto;
  if (Array.isArray(from) && Array.isArray(to) && Array.isArray(onto))
    return appliedToList({ from, to }, onto, choose, path);
  return isObject(from) && isObject(to) && isObject(onto)
    ? appliedToObject({ from, to }, onto, choose, path)
    : choose({ path, mine: to, theirs: onto });
}

/** `nameOfKey` gives the name for a key in a path, if that is another. */
function appliedToObject(
  { from, to }: Change<Values>,
  onto: Values,
  choose: Choose,
  path: Path,
  nameOfKey = (key: string) => key,
): Values {
  const entries = Object.keys({ ...onto, ...to }).map((key) => {
    const change = { from: from[key], to: to[key] };
    return [key, applied(change, onto[key], choose, [...path, nameOfKey(key)])];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

type List = readonly unknown[];

/** A key for an entry of a list, wherever it stands; never a number, which objects put first. */
const keyOf = (entry: unknown): string =>
  `=${Reflect.get(Object(entry), 'id') ?? nameOf(entry) ?? JSON.stringify(entry)}`;

/** Whether no entry that is in both lists has another place in one of them. */
const areAligned = (one: List, other: List): boolean => {
  const [keys, others] = [one, other].map((list) => list.map(keyOf));
  const isThere = (key: string, index: number) => !others?.includes(key) || others[index] === key;
  return one.length === other.length && keys?.every(isThere) === true;
};

/** Entries that have the same key, or another order, are a clash of the lists as a whole. */
function appliedToList({ from, to }: Change<List>, onto: List, choose: Choose, path: Path) {
  // A renamed entry stands where it stood.
  if (areAligned(from, to) && areAligned(from, onto))
    return onto.map((entry, index) => {
      const change = { from: from[index], to: to[index] };
      return applied(change, entry, choose, [...path, nameOf(entry) ?? String(index + 1)]);
    });
  const [before = {}, mine = {}, theirs = {}] = [from, to, onto].map(
    (list): Values => Object.fromEntries(list.map((entry) => [keyOf(entry), entry])),
  );
  const kept = (one: Values, other: Values) => Object.keys(one).filter((key) => key in other);
  const isMoved = !isSame(kept(mine, before), kept(before, mine));
  const count = [before, mine, theirs].flatMap(Object.keys).length;
  // Both took it away, or one of them gave it another name.
  const isGone = Object.keys(before).some((key) => !(key in mine) && !(key in theirs));
  if (isGone || isMoved || count < [from, to, onto].flat().length)
    return choose({ path, mine: to, theirs: onto });
  const nameOfKey = (key: string) => nameOf(theirs[key] ?? mine[key]) ?? key;
  const all = appliedToObject({ from: before, to: mine }, theirs, choose, path, nameOfKey);
  const keys = kept(theirs, all);
  let place = 0;
  for (const key of kept(mine, all)) {
    // An entry comes behind the one that it stood behind.
    if (!keys.includes(key)) keys.splice(place, 0, key);
    place = keys.indexOf(key) + 1;
  }
  return keys.map((key) => all[key]);
}

/** By `keyOfClash`, whether what was typed is to stand there. */
type Picked = ReadonlyMap<string, boolean>;

export const keyOfClash = ({ path }: Clash): string => JSON.stringify(path);

/**
 * A draft in which what was typed in another one of the same file is made too, with the places that
 * both change, and where what was typed stands if it was picked. Undefined if it cannot be read.
 */
export function joined(typed: Draft, onto: Draft, picked: Picked = new Map()) {
  const clashes: Clash[] = [];
  const from = draftOf(typed.file, typed.base);
  if (!from) return { clashes };
  const choose: Choose = (clash) => {
    clashes.push(clash);
    return picked.get(keyOfClash(clash)) ? clash.mine : clash.theirs;
  };
  const value = applied({ from: from.value, to: typed.value }, onto.value, choose, []);
  const pictures = { ...onto.pictures, ...typed.pictures };
  const draft: Draft = { ...onto, value, pictures };
  if (onto.body === undefined) return { draft, clashes };
  const [was, mine, theirs] = [from, typed, onto].map(paragraphs);
  const body = applied({ from: was, to: mine }, theirs, choose, ['Text']);
  return { draft: { ...draft, body: [body].flat().join('\n\n') }, clashes };
}
