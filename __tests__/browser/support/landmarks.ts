import type { TreeNode } from '../../../scripts/a11y/outline';
import { contactPage } from '../../../src/content/contactPage';
import { contactStrip } from '../../../src/content/contactStrip';
import { home } from '../../../src/content/home';
import { interfaceText } from '../../../src/content/interface';
import { itSolutions } from '../../../src/content/itSolutions';
import { panelsText } from '../../../src/content/panels';
import { technologies } from '../../../src/content/technologies';
import { technologiesPage } from '../../../src/content/technologiesPage';

const panelName = ({ category, brands }: (typeof technologies)[number]) =>
  `${category} ${technologiesPage.productCount(brands.flatMap(({ models }) => models).length)}`;

/** The names of the panels of both pages that have some, as their buttons are told. */
export const panelNames = {
  technologies: technologies.map(panelName),
  itsolutions: itSolutions.sections.map(({ title }) => title),
};

/** The landmarks of a page's own, in their order. */
const ownLandmarks: Record<string, string[]> = {
  home: [`region ${home.heroLabel}`, 'search', `region ${home.partnersTitle}`],
  // W3C's accordion pattern advises against more than about six regions, so the eight panels of
  // Technologies are groups.
  technologies: ['search', `navigation ${panelsText.jumps}`],
  itsolutions: [
    'search',
    `navigation ${panelsText.jumps}`,
    ...panelNames.itsolutions.map((name) => `region ${name}`),
  ],
  contact: [`form ${contactPage.form.title}`],
  notFound: ['search'],
};

/** The landmarks that a page has, each by its role and name. */
export const expectedLandmarks = (id: string): string[] => [
  'banner',
  `navigation ${interfaceText.mainNavigation}`,
  'main',
  ...(ownLandmarks[id] ?? []),
  `region ${contactStrip.region}`,
  'contentinfo',
];

/** Landmarks as a reader lists them: a form without a name is none (WAI-ARIA, `form`). */
export const landmarkNames = (landmarks: TreeNode[]): string[] =>
  landmarks
    .filter(({ role, name }) => role !== 'form' || name)
    .map(({ role, name }) => `${role} ${name}`.trim());
