/** The band above every footer. */
export const contactStrip = {
  title: 'A line to mend, or a project to plan?',
  text: 'Call the office or write. You reach an engineer, not a queue.',
  region: 'Contact details',
};
