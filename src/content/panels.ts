/** The buttons above the panels of Technologies and IT Solutions. */
export const panelsText = {
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  /** What they did, for whoever does not see it. */
  allExpanded: 'All panels are open.',
  allCollapsed: 'All panels are closed.',
};
