/** The buttons above the panels of Technologies and IT Solutions. */
export const panelsText = {
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
};
