import { Router, useLocation } from 'wouter';

function Heading() {
  const [location] = useLocation();
  return <h1>React alone at {location}</h1>;
}

/** What React and wouter cost by themselves: one heading. `path` where there is no address bar. */
export function ReactAlone({ path }: { path?: string }) {
  return (
    <Router {...(path && { ssrPath: path })}>
      <Heading />
    </Router>
  );
}
