/** The jumps to the panels of Technologies and IT Solutions, the buttons above them, and what is said in each. */
export const panelsText = {
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  /** What they did, for whoever does not see it. */
  allExpanded: 'All panels are open.',
  allCollapsed: 'All panels are closed.',
  /** The name of the list of jumps. */
  jumps: 'Jump to',
  /** What the company does with a category. */
  work: { build: 'We build', support: 'We support', migrate: 'We migrate from' },
};
