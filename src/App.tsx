import {
  memo,
  StrictMode,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Router, useLocation } from 'wouter';
import { followLinks } from './features/navigation/followLinks';
import type { OpenPage } from './features/navigation/openPage';
import { useRouteFocus } from './features/navigation/useRouteFocus';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { PageShell } from './layout/PageShell';
import { pages } from './pages';
import { type RouteId, routeAt } from './routes';

type AppProps = {
  /** The path to render where there is no address bar: while prerendering. */
  path?: string;
  /** Opens the page that a link leads to, once the page listens. */
  openPage?: OpenPage;
};

/** The site, the same for browser and prerender. */
export function App({ path, openPage }: AppProps) {
  useEffect(() => openPage && followLinks(openPage), [openPage]);
  return (
    <StrictMode>
      <ErrorBoundary>
        <Router {...(path && { ssrPath: path, ssrSearch: '' })}>
          <PageShell>
            <Suspense>
              <CurrentPage />
            </Suspense>
          </PageShell>
        </Router>
      </ErrorBoundary>
    </StrictMode>
  );
}

type PageRoute = ReturnType<typeof routeAt>;

/** A page that has been opened. Opened again it is another one, with a state of its own. */
type Visit = { number: number; route: PageRoute };

function useVisit(route: PageRoute): Visit {
  const [visit, setVisit] = useState<Visit>({ number: 0, route });
  if (visit.route === route) return visit;
  const next = { number: visit.number + 1, route };
  setVisit(next);
  return next;
}

/** The page at the address. */
function CurrentPage() {
  const [location] = useLocation();
  const visit = useVisit(routeAt(location));
  useRouteFocus(visit.route);
  const shownBefore = useDeferredValue(visit);
  const visits = visit === shownBefore ? [visit] : [visit, shownBefore];
  return visits.map((each) => (
    <VisitedPage key={each.number} id={each.route.id} left={each !== visit} />
  ));
}

/**
 * A page. One that is left goes from the document at once, but from React only when the next one is
 * shown: to go through each of its elements is half of what React does in a page change from Home.
 */
function VisitedPage({ id, left }: { id: RouteId; left: boolean }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (left) content.current?.remove();
  }, [left]);
  return (
    // React takes away the outer element, and knows nothing of where the inner one is.
    <div className="contents">
      <div ref={content} className="flex grow flex-col *:last:grow">
        <PageOf id={id} />
      </div>
    </div>
  );
}

/** Not rendered again when it is left. */
const PageOf = memo(function PageOf({ id }: { id: RouteId }) {
  const Page = pages[id];
  return (
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>
  );
});
