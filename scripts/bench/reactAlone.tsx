import { hydrateRoot } from 'react-dom/client';
import { useLocation } from 'wouter';

/** The least that React and wouter cost: one heading, which the page has already. */
const Heading = () => <h1>{useLocation()[0]}</h1>;

hydrateRoot(document.body, <Heading />);
