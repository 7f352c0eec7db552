import page from '#content/not-found';
import site from '#content/site';
import { SearchForm } from '../features/search/SearchForm';
import { useSearch } from '../features/search/useSearch';
import { routes } from '../routes';
import { PlainHead } from '../ui/PlainHead';

/** The main pages, and what is written, which some sites have in place of them. */
const ways = [
  ...routes.filter(({ indexed }) => indexed).map(({ name, path }) => ({ text: name, href: path })),
  ...site.navigation.flatMap((entry) => ('entries' in entry ? entry.entries : entry)),
  ...site.reading,
].filter(
  ({ href }, index, all) =>
    /^\/[^#]*$/.test(href) && all.findIndex((way) => way.href === href) === index,
);

/** Shown at unknown addresses: the search, and links to the main pages. */
export function NotFoundPage() {
  const search = useSearch();
  return (
    <>
      <PlainHead title={page.title} introduction={page.introduction}>
        <SearchForm {...search.form} />
      </PlainHead>
      {search.results}
      <section className="ground-white spread">
        <ul className="column grid gap-x-(--gutter) tablet:grid-cols-2">
          {ways.map(({ text, href }) => (
            <li key={href} className="row-rule print:py-2">
              <a
                href={href}
                className="in-display block py-4 text-sub hover:underline hover:decoration-4"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
