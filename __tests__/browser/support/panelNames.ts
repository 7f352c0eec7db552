import { itSolutions } from '../../../src/content/itSolutions';
import { technologies } from '../../../src/content/technologies';
import { technologiesPage } from '../../../src/content/technologiesPage';

const panelName = ({ category, brands }: (typeof technologies)[number]) =>
  `${category} ${technologiesPage.productCount(brands.flatMap(({ models }) => models).length)}`;

/** The names of the panels of both pages that have some, as their buttons are told. */
export const panelNames = {
  technologies: technologies.map(panelName),
  itsolutions: itSolutions.sections.map(({ title }) => title),
};
