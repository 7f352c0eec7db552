import page from '#content/not-found';
import { SearchForm } from '../features/search/SearchForm';
import { useSearch } from '../features/search/useSearch';
import { routes } from '../routes';
import { ButtonLink } from '../ui/Button';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';

/** Shown at unknown addresses: links to the main pages, and the search for the rest. */
export function NotFoundPage() {
  const search = useSearch();
  return (
    <>
      <PageHeader title={page.title} introduction={[page.introduction]} />
      <Section surface="band">
        <ul className="flex flex-wrap gap-4">
          {routes
            .filter((route) => route.indexed)
            .map((route) => (
              <li key={route.id}>
                <ButtonLink href={route.path} variant="outline">
                  {route.name}
                </ButtonLink>
              </li>
            ))}
        </ul>
        <div data-print="none" className="mt-10 grid gap-6 noscript:hidden">
          <SearchForm {...search.form} />
          {search.results && <div>{search.results}</div>}
        </div>
      </Section>
    </>
  );
}
