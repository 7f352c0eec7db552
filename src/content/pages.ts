/** What the pages say around their entities: headings, introductions and the links between pages. */

export const technologiesPage = {
  title: 'Technologies we build with',
  introduction:
    'The makers, families and models we program, commission and support on New Zealand sites. If yours is not here, ask: most plants run something older than this list.',
  productCount: (products: number) => `${products} products and families`,
  /** What the finder says before its code is there; the rest is in `finder.ts`. */
  finder: {
    label: 'Find a maker or model, such as S7-1500',
    failed: 'The search did not load. Press Enter to try again.',
  },
  /** Panels that lead on to a page of their own. */
  panelLinks: [
    { category: 'Siemens', routeId: 'siemens', text: 'Go to the Siemens page' },
    { category: 'IT Solutions', routeId: 'itsolutions', text: 'See our IT solutions in detail' },
  ],
} as const;

/** What stands around the sections of `itSolutions.ts`. */
export const itSolutionsPage = {
  introduction:
    'Software that sits between the plant and the people who run it: built to be handed over, documented and yours to keep.',
  technologiesLink: 'Back to all technologies',
};

/** The page's heading, which only screen readers find. */
export const siemensPage = { title: 'Siemens' };

/** What every unknown address shows. */
export const notFoundPage = {
  title: 'We cannot find this page',
  introduction: 'The address may be misspelled, or the page has moved. These are the main pages:',
};

/** What the footer says beside the company's own name and year. */
export const footer = {
  founded: 'Since',
};
