import site from '#content/site';
import type { OtherLanguage } from '../../content/modules';

/** The page at a path, or else the nearest above it that is there; home is in every language. */
function nearest(pages: OtherLanguage['pages'], path: string) {
  for (let at = path; ; at = at.replace(/\/[^/]*$/, '') || '/') {
    const page = pages.find((each) => each.at === at);
    if (page || at === '/') return page ?? { at, name: '' };
  }
}

type LanguageLinksProps = {
  /** The address of the page that is open; Not Found has none. */
  address: string | undefined;
  /** Classes of each link. */
  className: string;
};

/**
 * The open page in the other languages of the site, in a list. Where it is not there in one, the
 * link leads to the nearest page above it, whose name it says.
 */
export function LanguageLinks({ address, className }: LanguageLinksProps) {
  const path = address?.slice(site.base.length);
  return site.languages.map(({ language, name, below, pages }) => {
    const page = nearest(pages, path ?? '/');
    return (
      <li key={language}>
        <a lang={language} hrefLang={language} href={below + page.at} className={className}>
          {page.at === path ? name : `${name}: ${page.name}`}
        </a>
      </li>
    );
  });
}
