import { z } from 'zod';
import ar from '../labels.ar.json';
import de from '../labels.de.json';
import defaults from '../labels.en.json';
import es from '../labels.es.json';
import fr from '../labels.fr.json';
import he from '../labels.he.json';
import ja from '../labels.ja.json';
import { fields, inWords, list, object, text } from './fields';
import labelNames from './labelNames.en.json';

/** A text in the forms that a language has for numbers, as the Unicode plural rules name them. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type LabelLike<Default> = Default extends { other: string } ? PluralForms : Default;
type LabelsLike<File> = { [Name in keyof File]: LabelLike<File[Name]> };

/** Every label, by the name of its file below `content/labels/`. */
export type Labels = { [Name in keyof typeof defaults]: LabelsLike<(typeof defaults)[Name]> };

/** The text of each label in English, for companies that do not replace it. */
export const englishLabels: Labels = defaults;

const translations: Readonly<Record<string, Labels>> = { ar, de, en: defaults, es, fr, he, ja };

/** The texts of all labels in a language, whatever its country; undefined where there are none. */
export const labelsIn = (language: string): Labels | undefined =>
  translations[language.toLowerCase().replace(/-.*/, '')];

type Default = string | readonly string[] | PluralForms;

/** What owners read of a label whose key says too little. */
const names: Readonly<Record<string, string>> = labelNames;

/** These forms may do without the number: “one more place”. */
const named: readonly string[] = ['zero', 'one', 'two'];

const pluralForms = ['zero', 'one', 'two', 'few', 'many'];

const hintOf = (...said: readonly string[]): string =>
  said.join('') ? `By default it says “${said.join('”, “')}”.` : 'By default it is not there.';

/** A text in place of a default one, with its placeholders; or empty like the default. */
function textLike(said: string, label: string, hint = hintOf(said), mayLack = false) {
  const slots = [...said.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot);
  const filled = said ? z.string().regex(/\S/, 'is empty') : z.string();
  return (mayLack ? [] : slots)
    .reduce((schema, slot) => schema.includes(`{${slot}}`, `lacks {${slot}}`), filled)
    .register(fields, { label, hint, slots, isWords: true });
}

function pluralLike({ other, ...forms }: PluralForms, label: string) {
  const hint = hintOf(...Object.values(forms), other);
  const form = (name: string) =>
    textLike(
      other,
      `${label} (${name})`,
      `It is for the numbers that the rules of the language call “${name}”.`,
      named.includes(name),
    );
  return object({
    ...Object.fromEntries(pluralForms.map((name) => [name, form(name).exactOptional()])),
    other: form('other'),
  }).register(fields, { label, hint });
}

function labelLike(said: Default, label: string): z.ZodType {
  if (typeof said === 'string') return textLike(said, label);
  if ('other' in said) return pluralLike(said, label);
  const word = text().register(fields, { label: 'Word', hint: 'One word or a few.' });
  return list(word).register(fields, { label, hint: hintOf(...said) });
}

const fileLike = (name: string, labels: Readonly<Record<string, Default>>) =>
  object(
    Object.fromEntries(
      Object.entries(labels).map(([key, said]) => [
        key,
        labelLike(said, names[key] ?? inWords(key)).exactOptional(),
      ]),
    ),
  )
    .register(fields, {
      label: inWords(name),
      hint: 'What is left out says what it says by default, here in English. What stands in braces is filled in and has to stay.',
    })
    .optional();

/** Every file below `content/labels/`, by its name: a company's words in place of the defaults. */
export const labelSchemas: Readonly<Record<string, ReturnType<typeof fileLike>>> =
  Object.fromEntries(
    Object.entries(defaults).map(([name, labels]) => [name, fileLike(name, labels)]),
  );
