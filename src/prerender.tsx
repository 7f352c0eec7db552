import { renderToString } from 'react-dom/server';
import { App, type Pages } from './App';
import { AboutPage } from './pages/AboutPage';
import { ContactPage } from './pages/ContactPage';
import { HomePage } from './pages/HomePage';
import { ItSolutionsPage } from './pages/ItSolutionsPage';
import { NotFoundPage } from './pages/NotFoundPage';
import { SiemensPage } from './pages/SiemensPage';
import { TechnologiesPage } from './pages/TechnologiesPage';

/** Every page, imported directly: what is prerendered is there at once. */
export const pages: Pages = {
  home: HomePage,
  about: AboutPage,
  contact: ContactPage,
  technologies: TechnologiesPage,
  itsolutions: ItSolutionsPage,
  siemens: SiemensPage,
  notFound: NotFoundPage,
};

/** The HTML of the page at a path, to be hydrated by `main.tsx`. Runs in Node at build time. */
export function prerender(path: string): string {
  return renderToString(<App pages={pages} path={path} />);
}
