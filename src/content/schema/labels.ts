import type { z } from 'zod';
import { list, object, plural, template, text } from './fields';

const words = (label: string, hint: string, word = 'Word') =>
  list(label, hint, text(word, ''), { different: true });

/** `content/labels/carousel.json`. */
export const carouselLabels = object('Carousels', 'The names of the controls of both.', {
  previous: text('Back', ''),
  next: text('On', ''),
  pause: text('Pause', ''),
  play: text('Play', ''),
  picker: text('Dots', 'What a screen reader calls them.'),
  slide: text('Slide', 'Before the number of a slide.'),
  position: template('Position', 'What a screen reader calls a slide.', ['number', 'count']),
});

/** `content/labels/contact.json`. */
export const contactLabels = object(
  'Ways to reach the company',
  'On the contact page, besides the form.',
  {
    tiles: text('Heading', 'Only screen readers find it.'),
    telephone: text('Telephone', ''),
    mail: text('Mail address', ''),
    location: text('Location', ''),
    social: text('LinkedIn', 'Or what the profile is at.'),
    vcard: text('Contact card', 'The link to the vCard.'),
  },
);

/** `content/labels/contact-form.json`. */
export const contactFormLabels = object('Form', 'The fields and messages of the contact form.', {
  title: text('Heading', ''),
  name: text('Name', 'The first field.'),
  email: text('Mail address', 'The second field.'),
  message: text('Message', 'The third field.'),
  messageHint: text('Hint', 'Below the label of the message.').exactOptional(),
  send: text('Send', 'The button.'),
  sending: text('Sending', 'The button while it sends.'),
  about: text('About', 'How a message begins that a link such as "Ask about PLC" leads to.'),
  begun: template('Begun', 'Heard on arrival from such a link.', ['beginning']),
  honeypot: text('Trap for robots', 'The label of a field that no person sees.'),
  success: text('Sent', ''),
  refused: text('Refused', 'The form service has answered with an error.'),
  exception: text('Failed', 'The form service has not answered.'),
});

/** `content/labels/contact-strip.json`. */
export const contactStripLabels = object('Contact strip', 'The band above every footer.', {
  title: text('Heading', '', { fits: 60 }),
  text: text('Text', '', { fits: 120 }),
  region: text('Name', 'What a screen reader calls the band.'),
});

/** `content/labels/copy.json`. */
export const copyLabels = object(
  'Copying',
  'The copy buttons, and the notification that answers them.',
  {
    button: text('Button', ''),
    named: template(
      'Name of the button',
      'For screen readers; it begins with the text of the button.',
      ['what'],
    ),
    done: text('Copied', ''),
    failed: text('Failed', ''),
    region: text('Notifications', 'What a screen reader calls the place of notifications.'),
    notification: text('Notification', 'What it calls one of them.'),
    dismiss: text('Dismiss', ''),
  },
);

/** `content/labels/error.json`. */
export const errorLabels = object('Error', 'In place of a page that failed in the browser.', {
  title: text('Heading', ''),
  text: text('Text', ''),
});

/** `content/labels/finder.json`. */
export const finderLabels = object('Finder', 'What the search says.', {
  models: plural('Models found', ''),
  categories: plural('Categories found', ''),
  found: template('Found', '', ['models', 'categories']),
  places: plural('Places found', ''),
  replacements: plural('Older models found', ''),
  placesTitle: text('Places', 'The heading of places.'),
  morePlaces: plural('More places', ''),
  foundOf: template('Found of all', 'Beside a panel’s title.', ['found', 'all']),
  searched: template('Searched for', 'Printed above the results.', ['query']),
  partly: text('Partly', 'Where nothing has all of the words.'),
  tooShort: text('Too short', ''),
  cleared: text('Cleared', ''),
  guessed: template('Guessed', 'Where nothing is spelled so.', ['words']),
  nothing: template('Nothing', '', ['query']),
  nothingOnSite: text('Nothing on the site', 'What was searched, and what to do now.'),
  nothingInProducts: text(
    'Nothing in the products',
    'The same, where the pages could not be searched.',
  ),
  synonym: template('Synonym', 'Beside what it is another word for.', ['synonym']),
  moreMakers: plural('More makers', ''),
  clear: text('Clear', ''),
});

/** `content/labels/finder-field.json`. */
export const finderFieldLabels = object('Search field', 'What it says before it is used.', {
  label: text('Label', ''),
  failed: text('Failed', 'Where the search could not be loaded.'),
});

/** `content/labels/finder-words.json`. */
export const finderWordsLabels = object(
  'Words of the search',
  'Words of the language that the search knows.',
  {
    replacing: words('Replacing', 'Ask what comes after something that is no longer made.'),
    fillers: words('Fillers', 'Say nothing of what is looked for.'),
  },
);

/** `content/labels/flip-card.json`. */
export const flipCardLabels = object('Cards', 'What stands on every card.', {
  turn: text('Turn', ''),
  turnBack: text('Turn back', ''),
  more: text('More', 'The link on the back.'),
  moreAbout: template('More about', 'How a screen reader reads on.', ['title']),
});

/** `content/labels/footer.json`. */
export const footerLabels = object('Footer', 'The words beside the company’s own.', {
  telephone: text('Call', 'Before the number, for screen readers.'),
  write: text('Write', 'The link to the form.'),
});

/** `content/labels/jobs.json`. */
export const jobLabels = object('Jobs', 'What stands in every job.', {
  stopped: text('Line stopped for', ''),
  before: text('Before', 'For screen readers, before the older figure.'),
  after: text('Now', 'For screen readers, before the newer figure.'),
  replaced: text('There was', ''),
  done: text('There is', ''),
  responsible: text('Answered for by', ''),
  findMaker: text('More of a maker', 'For screen readers, before a maker’s name.'),
});

/** `content/labels/line.json`. */
export const lineLabels = object('Line', 'What stands around its lists.', {
  symptoms: text('Symptoms', 'The heading of the list.'),
  stations: text('Stations', 'The heading of the list.'),
  stops: text('What stops', ''),
  work: text('What we do', ''),
  visit: text('First visit', ''),
});

/** `content/labels/line-stage.json`. */
export const lineStageLabels = object('Picture of the line', 'What its controls say.', {
  hotSpots: text('Stations on the picture', 'What a screen reader calls them.'),
  wholeLine: text('Whole line', ''),
  previous: text('Previous station', ''),
  next: text('Next station', ''),
  pause: text('Pause', ''),
  play: text('Play', ''),
  services: text('Services', ''),
  makers: text('Makers', ''),
  backsUp: text('Backs up', ''),
  starves: text('Starves', ''),
  running: text('Running', 'Where nothing is chosen.'),
  shown: template('Shown', 'A station that is chosen.', ['station', 'stops']),
  looks: template('Looks', 'Where we look for a symptom.', ['stations']),
  afterwards: text('Then', 'Between two stations, with its spaces and commas.'),
  flow: template('Flow', 'What backs up and what starves.', ['backedUp', 'starved']),
  span: template('Span', 'From the first to the last of several in a row.', ['first', 'last']),
  topic: template('Topic', 'What is asked about at a station.', ['station', 'lowercaseStation']),
});

/** `content/labels/office-hours.json`. */
export const officeHoursLabels = object('Office hours', 'What is said of them.', {
  title: text('Heading', ''),
  days: template('Days', '', ['first', 'last']),
  times: template('Times', '', ['opens', 'closes']),
  open: template('Open', '', ['closes']),
  closed: template('Closed', '', ['day', 'opens']),
  breakdown: text('Breakdowns', 'The heading.'),
  breakdownCustomers: text('With an agreement', 'Before the number.'),
  breakdownOthers: text('Without one', '').exactOptional(),
});

/** `content/labels/panels.json`. */
export const panelLabels = object('Panels', 'The jumps to the panels and the buttons above them.', {
  expandAll: text('Expand all', ''),
  collapseAll: text('Collapse all', ''),
  allExpanded: text('All are open', 'What it did, for whoever does not see it.'),
  allCollapsed: text('All are closed', 'The same.'),
  jumps: text('Jumps', 'The name of the list of jumps.'),
  models: plural('Models', 'Beside a category.'),
  build: text('We build', ''),
  support: text('We support', ''),
  migrate: text('We migrate from', ''),
});

/** `content/labels/shared.json`. */
export const sharedLabels = object('Everywhere', 'Words that several pages share.', {
  skipLink: text('Skip link', ''),
  mainNavigation: text('Main navigation', 'What a screen reader calls it.'),
  opensElsewhere: text('Opens another site', 'For screen readers, behind such a link.'),
  askAbout: template('Ask about', 'A link to the form.', ['topic']),
});

/** `content/labels/successors.json`. */
export const successorLabels = object(
  'Successors',
  'What is said of models that are no longer made.',
  {
    migratedTo: template('Beside a model', '', ['successor']),
    topic: template('Topic', 'What is asked about.', ['model']),
    model: text('Model', 'The head of a column.'),
    successor: text('Successor', 'The head of a column.'),
    source: text('Source', 'The head of a column.'),
    answer: template('Answer', 'In the results of the search.', ['model', 'successor']),
    document: template('Document', 'A source in a few words.', ['maker', 'number']),
    publications: template('Publications', 'A source in a few words.', ['publishers']),
  },
);

/** Every file below `content/labels/`, by its name. */
export const labelSchemas = {
  carousel: carouselLabels,
  contact: contactLabels,
  'contact-form': contactFormLabels,
  'contact-strip': contactStripLabels,
  copy: copyLabels,
  error: errorLabels,
  finder: finderLabels,
  'finder-field': finderFieldLabels,
  'finder-words': finderWordsLabels,
  'flip-card': flipCardLabels,
  footer: footerLabels,
  jobs: jobLabels,
  line: lineLabels,
  'line-stage': lineStageLabels,
  'office-hours': officeHoursLabels,
  panels: panelLabels,
  shared: sharedLabels,
  successors: successorLabels,
};

export type Labels = { [Name in keyof typeof labelSchemas]: z.infer<(typeof labelSchemas)[Name]> };
export type PluralForms = z.infer<typeof panelLabels>['models'];
