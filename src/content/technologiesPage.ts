/** What stands around the panels of `technologies.ts`. */
export const technologiesPage = {
  title: 'Technologies we build with',
  introduction:
    'The makers, families and models we program, commission and support on New Zealand sites. If yours is not here, ask: most plants run something older than this list.',
  productCount: (products: number) => `${products} products and families`,
  /** Panels that lead on to a page of their own. */
  panelLinks: [
    { category: 'IT Solutions', routeId: 'itsolutions', text: 'See our IT solutions in detail' },
  ],
} as const;
