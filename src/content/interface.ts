/** The words of the site's controls and landmarks: what is read aloud or stands on a button. */
export const interfaceText = {
  skipLink: 'Skip to main content',
  mainNavigation: 'Main',
  opensElsewhere: 'opens another site',
  askAbout: 'Ask about',
  carousel: {
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause automatic slides',
    play: 'Play automatic slides',
    picker: 'Choose slide',
    slide: 'Slide',
    of: 'of',
  },
  panels: {
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
  },
  card: {
    turn: 'What you get',
    turnBack: 'turn back',
    more: 'Learn More>',
    moreAbout: 'about',
  },
  copy: {
    button: 'Copy',
    done: 'Copied',
    failed: 'Could not copy. The text is selected, so you can copy it yourself.',
    region: 'Notifications',
    notification: 'Notification',
    dismiss: 'Dismiss',
  },
};
