import type { Site } from './site';

/** The name of a language in itself, among all of a site: with its country where that tells it. */
export function languageName(language: string, all: readonly string[]): string {
  // Without a country, where no other language of the site is the same one.
  const bare = new Intl.Locale(language).language;
  const isAlone = all.filter((tag) => new Intl.Locale(tag).language === bare).length === 1;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const name = names.of(isAlone ? bare : language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The languages of a site with their own names, the first one first; its folder is empty. */
export function languagesOf({ language, languages = [] }: Site['content']['site']) {
  const all = [{ language, folder: '' }, ...languages];
  const tags = all.map((one) => one.language);
  return all.map((one) => ({ ...one, name: languageName(one.language, tags) }));
}
