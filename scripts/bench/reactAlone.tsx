import { hydrateRoot } from 'react-dom/client';
import { useLocation } from 'wouter';

/** What React and wouter cost by themselves: one heading, which the page has already. */
function Heading() {
  const [location] = useLocation();
  return <h1>{location}</h1>;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page of React alone has no element with the id "root".');
hydrateRoot(root, <Heading />);
