import { statSync } from 'node:fs';
import path from 'node:path';
import { about } from '../content/about';
import { carouselText } from '../content/carousel';
import { company } from '../content/company';
import { contactPage } from '../content/contactPage';
import { contactStrip } from '../content/contactStrip';
import { copyText } from '../content/copyButton';
import { errorMessage } from '../content/errorMessage';
import { finderText } from '../content/finder';
import { finderField } from '../content/finderField';
import { flipCardText } from '../content/flipCard';
import { footer } from '../content/footer';
import { home } from '../content/home';
import { itSolutionAnswers } from '../content/itSolutionAnswers';
import { itSolutions } from '../content/itSolutions';
import { itSolutionsPage } from '../content/itSolutionsPage';
import { jobs, jobsText } from '../content/jobs';
import { lineStations, lineSymptoms, lineText } from '../content/line';
import { lineStageText } from '../content/lineStage';
import { notFoundPage } from '../content/notFoundPage';
import { panelsText } from '../content/panels';
import { partners } from '../content/partners';
import { replacementText } from '../content/replacement';
import { services } from '../content/services';
import { sharedText } from '../content/sharedText';
import { siemensPage } from '../content/siemensPage';
import { slides } from '../content/slides';
import { successors } from '../content/successors';
import { synonyms } from '../content/synonyms';
import { technologies } from '../content/technologies';
import { technologiesPage } from '../content/technologiesPage';
import pictureIndex from '../features/pictures/pictures.json';
import type { Content, Files } from './checkContent';
import { describedRoutes } from './describedRoutes';
import { pictureFiles } from './pictureFiles';
import { places } from './sitePlaces';

/** The site's own content, as the content check takes it. */
export const siteContent: Content = {
  slides,
  services,
  partners,
  jobs,
  facts: home.facts,
  technologies,
  synonyms,
  headings: places().map(({ heading }) => heading),
  successors,
  itSolutions,
  about,
  line: { stations: lineStations, symptoms: lineSymptoms, text: lineText },
  openingHours: company.openingHours,
  routes: describedRoutes,
  panelLinks: technologiesPage.panelLinks,
  otherTexts: {
    carousel: carouselText,
    company,
    contactPage,
    contactStrip,
    copyButton: copyText,
    errorMessage,
    finder: finderText,
    finderField,
    flipCard: flipCardText,
    footer,
    home,
    sharedText,
    itSolutionAnswers,
    itSolutionsPage,
    jobsText,
    lineStage: lineStageText,
    notFoundPage,
    panels: panelsText,
    replacement: replacementText,
    siemensPage,
    technologiesPage,
  },
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
