import page from '#content/not-found';
import { SearchForm } from '../features/search/SearchForm';
import { useSearch } from '../features/search/useSearch';
import { routes } from '../routes';
import { PlainHead } from '../ui/PlainHead';

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
          {routes
            .filter((route) => route.indexed)
            .map((route) => (
              <li key={route.id} className="row-rule print:py-2">
                <a
                  href={route.path}
                  className="in-display block py-4 text-sub hover:underline hover:decoration-4"
                >
                  {route.name}
                </a>
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}
