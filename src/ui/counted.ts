import type { PluralForms } from '../content/schema';
import { fill } from './fill';

/** A number with what is counted, in the form that a language has for that number. */
export function counted(language: string, forms: PluralForms, count: number): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return fill(form, { count });
}
