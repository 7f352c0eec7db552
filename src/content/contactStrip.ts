/** The band above every footer. */
export const contactStrip = {
  title: 'A line to mend, or a project to plan?',
  text: 'Call or write: an engineer answers.',
  region: 'Contact details',
};
