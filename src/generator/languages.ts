import type { Site } from './site';

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
