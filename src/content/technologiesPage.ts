/** What stands around the panels of `technologies.ts`. */
export const technologiesPage = {
  title: 'Technologies we build with',
  introduction:
    'What we build, support and migrate from. Yours is not here? Ask: most plants run something older than this list.',
  productCount: (products: number) => `${products} models`,
  /** Panels that lead on to a page of their own. */
  panelLinks: [
    { category: 'IT Solutions', routeId: 'itsolutions', text: 'See our IT solutions in detail' },
  ],
} as const;
