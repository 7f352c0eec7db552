/** Words that several pages share; those of one feature are in a file of its own. */
export const sharedText = {
  skipLink: 'Skip to main content',
  mainNavigation: 'Main',
  opensElsewhere: 'opens another site',
  askAbout: 'Ask about',
};
