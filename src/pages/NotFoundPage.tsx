import page from '#content/not-found';
import { FinderForm } from '../features/finder/FinderForm';
import { useFinder } from '../features/finder/useFinder';
import { routes } from '../routes';
import { ButtonLink } from '../ui/Button';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';

/** What an unknown address shows: the way back to the main pages, and the field that finds the rest. */
export function NotFoundPage() {
  const finder = useFinder();
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
          <FinderForm {...finder.form} />
          {finder.results && <div>{finder.results}</div>}
        </div>
      </Section>
    </>
  );
}
