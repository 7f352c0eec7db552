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

/**
 * A page's addresses in the languages of the site, for search engines. That of the first language,
 * if it has the page, comes last once more, for all other languages (`x-default`). None where the
 * page is there in one language only.
 */
export function pagesInLanguages({ path }: { path: string }, { content, modules, prefix }: Site) {
  const { language, origin } = content.site;
  const others = modules.site.languages
    .filter(({ pages }) => pages.some(({ at }) => at === path))
    .map((other) => ({
      language: other.language,
      address: `${new URL(origin).origin}${other.below}${path}`,
    }));
  if (others.length === 0) return [];
  const all = [{ language, address: origin + path }, ...others];
  const firstLanguage = prefix ? modules.site.languages[0]?.language : language;
  const first = all.find((page) => page.language === firstLanguage);
  return first ? [...all, { language: 'x-default', address: first.address }] : all;
}
