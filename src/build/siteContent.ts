import { statSync } from 'node:fs';
import path from 'node:path';
import { about } from '../content/about';
import { company } from '../content/company';
import * as contact from '../content/contact';
import * as finder from '../content/finder';
import { home } from '../content/home';
import * as interfaceTexts from '../content/interface';
import { itSolutions } from '../content/itSolutions';
import * as pages from '../content/pages';
import { technologiesPage } from '../content/pages';
import { partners } from '../content/partners';
import { services } from '../content/services';
import { slides } from '../content/slides';
import { synonyms } from '../content/synonyms';
import { technologies } from '../content/technologies';
import pictureIndex from '../features/pictures/pictures.json';
import { allRoutes } from '../routes';
import type { Content, Files } from './checkContent';
import { pictureFiles } from './pictureFiles';

/** The site's own content, as the content check takes it. */
export const siteContent: Content = {
  slides,
  services,
  partners,
  technologies,
  synonyms,
  itSolutions,
  about,
  openingHours: company.openingHours,
  routes: allRoutes,
  panelLinks: technologiesPage.panelLinks,
  otherTexts: { company, home, contact, pages, finder, interface: interfaceTexts },
};

function hasStaticFile(address: string): boolean {
  return (
    address.startsWith('/') &&
    (statSync(path.join('static', address), { throwIfNoEntry: false })?.isFile() ?? false)
  );
}

/** The site's own files, as the content check takes them. */
export const siteFiles: Files = {
  hasPicture: (name) =>
    Object.hasOwn(pictureIndex.pictures, name) &&
    pictureFiles(name, pictureIndex).every(hasStaticFile),
  hasStaticFile,
};
