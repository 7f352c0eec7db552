import type { z } from 'zod';
import { list, object, plural, template, text } from './fields';

const words = (label: string, hint: string, word: string) =>
  list(label, hint, text('Word', word), { different: true });

/** `content/labels/carousel.json`. */
export const carouselLabels = object(
  'Carousels',
  'The large pictures and the clients’ logos on the home page move, and these words belong to their buttons.',
  {
    previous: text(
      'Back',
      'A screen reader says it for the arrow to the left, such as Previous slide.',
    ),
    next: text('On', 'A screen reader says it for the arrow to the right, such as Next slide.'),
    pause: text('Pause', 'A screen reader says it for the button while the slides move.'),
    play: text('Play', 'A screen reader says it for the button while the slides stand still.'),
    picker: text(
      'Dots',
      'A screen reader says it for the row of dots below the large pictures, such as Choose slide.',
    ),
    slide: text('Slide', 'A screen reader says it before the number of a dot, as in Slide 3.'),
    position: template(
      'Position',
      'A screen reader says it on a slide: its number, and how many there are.',
      ['number', 'count'],
    ),
  },
);

/** `content/labels/contact.json`. */
export const contactLabels = object(
  'Ways to reach the company',
  'These words stand at the ways to reach the company on the contact page.',
  {
    tiles: text(
      'Heading',
      'Screen readers say it above the telephone number, and the search shows it for this part of the page.',
    ),
    telephone: text('Telephone', 'It stands above the number.'),
    mail: text('Mail address', 'It stands above the company’s own.'),
    location: text('Location', 'It stands above the link to the map.'),
    social: text(
      'LinkedIn',
      'It stands above the link to the company’s profile, and is the name of the network.',
    ),
    vcard: text('Contact card', 'The link that saves the company to an address book says it.'),
  },
);

/** `content/labels/contact-form.json`. */
export const contactFormLabels = object(
  'Form',
  'These words stand in and around the form of the contact page.',
  {
    title: text('Heading', 'It stands above the form, and the search shows it for the form.'),
    callInstead: text(
      'Call instead',
      'It stands above the fields, before the telephone number, for whoever has no mail address or wants to be called.',
    ),
    name: text('Name', 'It stands above the first field.'),
    email: text('Mail address', 'It stands above the second field.'),
    message: text('Message', 'It stands above the third field, the large one.'),
    messageHint: text(
      'Hint',
      'It stands above the large field and says what is good to know.',
    ).exactOptional(),
    send: text('Send', 'The button below the fields says it.'),
    sending: text('Sending', 'The button says it while the message is under way.'),
    about: text(
      'About',
      'A message begins with it where somebody came by a link such as Ask about PLC, as in About: PLC.',
    ),
    begun: template(
      'Begun',
      'Screen readers say it to somebody who came by such a link: how the message begins.',
      ['beginning'],
    ),
    honeypot: text(
      'Trap for robots',
      'It belongs to a field that nobody sees and only robots fill in.',
    ),
    privacy: template(
      'Privacy',
      'It stands below the large field and says where a message goes and what for, with the name of the service behind the form.',
      ['service'],
    ),
    service: text(
      'The service',
      'It takes the place of the name where the contact page’s file has none, such as our form service.',
    ),
    success: text('Sent', 'It stands beside the button once the message has arrived.'),
    refused: text(
      'Refused',
      'It stands beside the button if the service behind the form turned the message down.',
    ),
    exception: text(
      'Failed',
      'It stands beside the button if the service behind the form could not be reached.',
    ),
  },
);

/** `content/labels/contact-strip.json`. */
export const contactStripLabels = object(
  'Contact strip',
  'A band above the footer of every page says how to reach the company.',
  {
    title: text(
      'Heading',
      'It stands at the left of the band in large letters, as a short question or request.',
      { fits: 60 },
    ),
    text: text('Text', 'One sentence below the heading says what to do.', { fits: 120 }),
    region: text('Name', 'Screen readers announce the band by it.'),
    more: text('More to read', 'Screen readers say it for the links above the footer.'),
  },
);

/** `content/labels/copy.json`. */
export const copyLabels = object(
  'Copying',
  'The contact page has buttons that copy a number or an address, and a note that says it was done.',
  {
    button: text('Button', 'It stands on each of them.'),
    named: template(
      'Name of the button',
      'A screen reader says it with what is copied, beginning with the words on the button, as in Copy Email.',
      ['what'],
    ),
    done: text('Copied', 'The note says it when it worked.'),
    failed: text(
      'Failed',
      'The note says it when the browser did not allow it, and what to do instead.',
    ),
    region: text('Notifications', 'Screen readers announce the place where notes appear by it.'),
    notification: text('Notification', 'A screen reader says it before the words of a note.'),
    dismiss: text('Dismiss', 'It stands on the button that closes the note.'),
  },
);

/** `content/labels/error.json`. */
export const errorLabels = object(
  'Error',
  'Visitors see this, and the ways to call and write, if a page breaks down in their browser.',
  {
    title: text('Heading', 'It stands in large letters where the page would be.'),
    text: text(
      'Text',
      'It says what may help, and leads on to the telephone number and mail address below it.',
    ),
  },
);

/** `content/labels/finder.json`. */
export const finderLabels = object(
  'Finder',
  'The search says these in the line above its results, in them, or where there are none.',
  {
    models: plural(
      'Models found',
      'It counts them in the line above the results, such as 12 models.',
    ),
    categories: plural(
      'Categories found',
      'It counts them in the line above the results, such as 3 categories.',
    ),
    found: template('Found', 'It joins those two counts, such as 12 models in 3 categories.', [
      'models',
      'categories',
    ]),
    places: plural(
      'Places found',
      'It counts them in the line above the results, such as 4 places on this site.',
    ),
    answer: text(
      'Answer',
      'The line above the results begins with it where a question is answered.',
    ),
    replacements: plural(
      'Older models found',
      'It counts, in the line above the results, models that have a successor.',
    ),
    products: text(
      'What is done with products',
      'It stands above the makers and models that were found: what the company does with them.',
    ),
    placesTitle: text('Places', 'It stands above the places of the site that were found.'),
    morePlaces: plural(
      'More places',
      'It stands below the places that are shown if there are more.',
    ),
    foundOf: template(
      'Found of all',
      'It stands beside a category of the results: how many of its models were found.',
      ['found', 'all'],
    ),
    searched: template(
      'Searched for',
      'It stands above the results on paper, with what was typed.',
      ['query'],
    ),
    partly: text(
      'Partly',
      'The line above the results adds it where nothing has all of the words.',
    ),
    tooShort: text(
      'Too short',
      'It stands below the field while what was typed is too little to search for.',
    ),
    cleared: text('Cleared', 'Screen readers say it when the field was emptied.'),
    guessed: template(
      'Guessed',
      'The line above the results adds it where only something spelled alike was found.',
      ['words'],
    ),
    unknown: template(
      'Not found',
      'The line above the results adds it where one of the words occurs nowhere.',
      ['words'],
    ),
    nothing: template(
      'Nothing',
      'The line that would count the results says it where there are none, with what was typed.',
      ['query'],
    ),
    nothingOnSite: text(
      'Nothing on the site',
      'It stands where there are no results and says what was searched and what to do now.',
    ),
    nothingInProducts: text(
      'Nothing in the products',
      'It stands where there are no results and the pages could not be searched.',
    ),
    synonym: template('Synonym', 'It stands behind a name that was found by another word for it.', [
      'synonym',
    ]),
    moreMakers: plural(
      'More makers',
      'It stands below the makers that are shown in a category if there are more.',
    ),
    clear: text('Clear', 'It stands on the button above the results that empties the field.'),
  },
);

/** `content/labels/finder-field.json`. */
export const finderFieldLabels = object(
  'Search field',
  'The field stands on the home page, Technologies, IT Solutions and the page for unknown addresses.',
  {
    label: text('Label', 'It stands above the field and says what can be found.'),
    failed: text('Failed', 'It stands below the field if the search could not be loaded.'),
  },
);

/** `content/labels/finder-words.json`. */
export const finderWordsLabels = object(
  'Words of the search',
  'The search knows these words of everyday language; nobody sees them.',
  {
    replacing: words(
      'Replacing',
      'Who searches with one of these asks what comes after something that is no longer made.',
      'It is a word or a few, such as end of life.',
    ),
    fillers: words(
      'Fillers',
      'The search passes over these, as they do not say what is looked for.',
      'It is a single word in lower case, such as the.',
    ),
  },
);

/** `content/labels/flip-card.json`. */
export const flipCardLabels = object(
  'Cards',
  'These words belong to the cards of the home page that turn.',
  {
    turn: text('Turn', 'It stands at the foot of the front; on phones only screen readers say it.'),
    turnBack: text(
      'Turn back',
      'Screen readers say it after the name of a card that shows its back.',
    ),
    more: text('More', 'It stands on the button of the back.'),
    moreAbout: template(
      'More about',
      'Screen readers say it after the words of that button: what there is more about.',
      ['title'],
    ),
  },
);

/** `content/labels/footer.json`. */
export const footerLabels = object(
  'Footer',
  'The bar at the bottom of every page has a telephone number and a link to the form.',
  {
    telephone: text('Call', 'Screen readers say it before the number.'),
    write: text('Write', 'The link to the form says it.'),
  },
);

/** `content/labels/jobs.json`. */
export const jobLabels = object(
  'Jobs',
  'These words stand before the facts on the card of every job.',
  {
    stopped: text('Line stopped for', 'It stands before the hours.'),
    before: text('Before', 'Screen readers say it before the older figure.'),
    after: text('Now', 'Screen readers say it before the newer figure.'),
    replaced: text('There was', 'It stands before what was replaced.'),
    done: text('There is', 'It stands before what was built.'),
    responsible: text('Answered for by', 'It stands before the role of whoever led the job.'),
  },
);

/** `content/labels/written.json`. */
export const writtenLabels = object(
  'Written pages',
  'Jobs told in full, articles, documents and the lists of them have these words.',
  {
    trail: text('Trail', 'Screen readers say it for the links back to the lists.'),
    contents: text('Contents', 'It stands above the list of a text’s headings.'),
    about: text('In short', 'Screen readers say it for the facts beside a text.'),
    by: template('Author', 'It stands below an article’s heading.', ['name']),
    published: template('Published', 'It stands below an article’s heading.', ['date']),
    updated: template('Changed', 'It follows the day of publication.', ['date']),
    handedOver: template('Handed over', 'It stands below a job’s heading.', ['date']),
    asOf: template('As of', 'It stands below a document’s heading.', ['date']),
    client: text('Client', 'It stands before the client’s name.'),
    value: text('Value', 'It stands before what such a job costs.'),
    crew: text('Crew', 'It stands before the names of those who worked on a job.'),
    read: text('Read on', 'The link from a job’s card to its page says it.'),
    ask: text('Ask about a job', 'The link from a job’s page to the form says it.'),
    readOf: template('Read on, of what', 'Screen readers say it after that link.', ['title']),
    allJobs: text('All jobs', 'The link from the home page to the list of jobs says it.'),
    allArticles: text('All articles', 'The link from the home page to the list says it.'),
    show: text('Filters', 'Screen readers say it for the links that filter a list.'),
    all: text('All', 'The link from a filtered list to the whole one says it.'),
    maker: text('By maker', 'It stands before the makers that a list can be filtered by.'),
    service: text('By service', 'It stands before the services that a list can be filtered by.'),
    industry: text('By industry', 'It stands before the industries of a list.'),
    pages: text('Pages', 'Screen readers say it for the links to the pages of a long list.'),
    page: template('Page', 'It follows the heading of a later page of a list.', ['page', 'pages']),
    newer: text('Newer', 'The link to the page before says it.'),
    older: text('Older', 'The link to the page after says it.'),
    download: template('Download', 'It follows a link to a file.', ['type', 'size']),
    since: template('In the trade since', 'It follows what a person has learned.', ['year']),
    answersFor: text('Answers for', 'It stands before the jobs that a person answered for.'),
  },
);

/** `content/labels/line.json`. */
export const lineLabels = object(
  'Line',
  'These words stand in the lists beside the picture of the line.',
  {
    symptoms: text('Symptoms', 'It stands above what people say of their line.'),
    stations: text('Stations', 'It stands above the list of machines.'),
    stops: text('What stops', 'It stands before the usual faults of a station.'),
    work: text('What we do', 'It stands before how the company helps at a station.'),
    visit: text('First visit', 'It stands before what the customer gets from it.'),
    said: template(
      'Said',
      'It puts what people say into a button and into the message that the button begins.',
      ['words'],
    ),
  },
);

/** `content/labels/line-stage.json`. */
export const lineStageLabels = object(
  'Picture of the line',
  'These words stand on the picture and below it, or are said by screen readers.',
  {
    hotSpots: text(
      'Stations on the picture',
      'Screen readers announce the buttons on the picture by it.',
    ),
    wholeLine: text(
      'Whole line',
      'It stands on the button on the picture that goes back to all stations.',
    ),
    previous: text('Previous station', 'Screen readers say it for the arrow to the left.'),
    next: text('Next station', 'Screen readers say it for the arrow to the right.'),
    pause: text('Pause', 'Screen readers say it for the button while the picture moves.'),
    play: text('Play', 'Screen readers say it for the button while the picture stands still.'),
    services: text('Services', 'It stands before a station’s links to cards of the home page.'),
    makers: text('Makers', 'It stands before a station’s links to makers.'),
    backsUp: text('Backs up', 'It stands on the picture before the station that is stopped.'),
    starves: text('Starves', 'It stands on the picture after the station that is stopped.'),
    running: text('Running', 'Screen readers say it where nothing is chosen.'),
    shown: template(
      'Shown',
      'Screen readers say it when a station is chosen: its name and its faults.',
      ['station', 'stops'],
    ),
    looks: template(
      'Looks',
      'Screen readers say it when a symptom is chosen: the stations to look at.',
      ['stations'],
    ),
    afterwards: text(
      'Then',
      'It stands between two stations in that sentence, with its spaces and commas.',
    ),
    flow: template(
      'Flow',
      'It follows that sentence where a station is stopped: what is full and what gets nothing.',
      ['backedUp', 'starved'],
    ),
    span: template(
      'Span',
      'It names several stations in a row by the first and the last of them.',
      ['first', 'last'],
    ),
    topic: template(
      'Topic',
      'The button of a station asks about this, as in Ask about the filler.',
      ['station', 'lowercaseStation'],
    ),
  },
);

/** `content/labels/office-hours.json`. */
export const officeHoursLabels = object(
  'Office hours',
  'A box on the contact page says when the office is open and whom to call when it is not.',
  {
    title: text('Heading', 'It stands above the hours, and before them in the contact card.'),
    days: template('Days', 'It joins the first and the last day of the office’s week.', [
      'first',
      'last',
    ]),
    times: template('Times', 'It follows the days and joins the two times.', ['opens', 'closes']),
    open: template('Open', 'It stands below the hours while the office is open.', ['closes']),
    closed: template(
      'Closed',
      'It stands below the hours while the office is not open, and says when it will be.',
      ['day', 'opens'],
    ),
    holiday: template(
      'Closed for a holiday',
      'It stands there on a public holiday, or while the company is closed for a while.',
      ['day', 'opens'],
    ),
    breakdown: text(
      'Breakdowns',
      'It stands above whom to call when a line is down and the office closed.',
    ),
    breakdownCustomers: text(
      'With an agreement',
      'It stands before the number for customers with a support agreement.',
    ),
    breakdownOthers: text(
      'Without one',
      'It stands below that number and tells everybody else what to do.',
    ).exactOptional(),
  },
);

/** `content/labels/panels.json`. */
export const panelLabels = object(
  'Panels',
  'These words belong to the panels of Technologies and IT Solutions.',
  {
    expandAll: text('Expand all', 'It stands on the button that opens every panel.'),
    collapseAll: text('Collapse all', 'It stands on the button that closes every panel.'),
    allExpanded: text(
      'All are open',
      'Screen readers say it when the button has opened every panel.',
    ),
    allCollapsed: text(
      'All are closed',
      'Screen readers say it when the button has closed every panel.',
    ),
    jumps: text('Jumps', 'Screen readers announce the list of links to the panels by it.'),
    models: plural('Models', 'It stands beside the name of a category and counts what is in it.'),
    build: text('We build', 'It stands before what the company makes with something.'),
    support: text('We support', 'It stands before what the company looks after.'),
    migrate: text('We migrate from', 'It stands before what the company replaces.'),
  },
);

/** `content/labels/shared.json`. */
export const sharedLabels = object('Everywhere', 'These words are on several pages.', {
  skipLink: text(
    'Skip link',
    'It is the first link of every page, seen when somebody presses Tab, and leads past the header.',
  ),
  mainNavigation: text(
    'Main navigation',
    'Screen readers announce the links at the top of every page by it.',
  ),
  opensElsewhere: text(
    'Opens another site',
    'Screen readers say it after a link to a map or a profile.',
  ),
  askAbout: template(
    'Ask about',
    'Buttons and links to the form say it, with what is asked about.',
    ['topic'],
  ),
});

/** `content/labels/successors.json`. */
export const successorLabels = object(
  'Successors',
  'These words belong to models that are no longer made.',
  {
    migratedTo: template(
      'Beside a model',
      'It follows the older model in the list of its maker, and names its successor.',
      ['successor'],
    ),
    topic: template(
      'Topic',
      'The button at an older model in the results of the search asks about this.',
      ['model'],
    ),
    model: text('Model', 'It heads the first column of the printed table.'),
    successor: text('Successor', 'It heads the second column of the printed table.'),
    source: text('Source', 'It heads the third column of the printed table.'),
    answer: template('Answer', 'The results of the search say it of an older model.', [
      'model',
      'successor',
    ]),
    document: template('Document', 'It names the source where that is a document of the maker.', [
      'maker',
      'number',
    ]),
    publications: template('Publications', 'It names the sources where they are publications.', [
      'publishers',
    ]),
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
  written: writtenLabels,
};

export type Labels = { [Name in keyof typeof labelSchemas]: z.infer<(typeof labelSchemas)[Name]> };
export type PluralForms = z.infer<typeof panelLabels>['models'];
