import type { Site } from './site';

/**
 * A page's addresses in the languages of the site, for search engines, the one for all other
 * languages last (`x-default`); none where it is there in one language only.
 */
export function pagesInLanguages({ path }: { path: string }, { content, modules }: Site) {
  const { language, origin } = content.site;
  const others = modules.site.languages
    .filter(({ pages }) => pages.some(({ at }) => at === path))
    .map((other) => ({
      language: other.language,
      address: `${new URL(origin).origin}${other.below}${path}`,
    }));
  const own = { language, address: origin + path };
  const all = [own, ...others];
  if (others.length === 0) return [];
  // The first language has the shortest address.
  const [first = own] = all.toSorted((one, other) => one.address.length - other.address.length);
  return [...all, { language: 'x-default', address: first.address }];
}
