import type { z } from 'zod';
import {
  heading,
  id,
  introduction,
  list,
  name,
  object,
  picture,
  reference,
  text,
  webAddress,
} from './fields';

/** `content/slides.json`. */
export const slidesSchema = object(
  'Slides',
  'Large pictures with headlines change by themselves at the top of the home page.',
  {
    label: text('Name', 'Screen readers announce the pictures by it, such as What we do.'),
    slides: list(
      'Slides',
      'They are shown in this order; with more than seven, phones have no dots to choose one by.',
      object('Slide', 'Each is a picture with a headline.', {
        id: id('It tells the slides apart and is not shown, such as motion-control.'),
        img: picture(
          'hero',
          'Picture',
          'Best is twice as wide as high, with what matters on the right; phones held upright show an upright part of it.',
        ).exactOptional(),
        text: text(
          'Headline',
          'One short sentence in large letters does, such as Retire the old PLC without losing the season.',
          { fits: 90 },
        ),
      }),
      { unique: ['id', 'text'], least: 1, fits: 7 },
    ),
  },
);

/** `content/services.json`. */
export const servicesSchema = object(
  'Services',
  'Cards on the home page show what the company offers.',
  {
    title: heading('It stands above the cards, such as Range of Services.'),
    introduction: introduction('One sentence below the heading says what the cards are for.'),
    services: list(
      'Cards',
      'They are shown in this order.',
      object('Card', 'Each is for one service.', {
        id: id(
          'It is the end of the card’s address, such as /#plc, and stations of the line name the card by it; never change it once it is published.',
        ),
        imgSrc: picture(
          'card',
          'Picture',
          'Best is eight wide by five high, with what matters in the middle: its sides are cut a little.',
        ).exactOptional(),
        title: name('It stands on both sides of the card, such as Robotics.'),
        subtitle: text(
          'Subtitle',
          'A few words below the name say more, such as Pick, pack and palletise.',
          { fits: 60 },
        ).exactOptional(),
        description: text(
          'Description',
          'One or two sentences on the front say what the service is.',
          { fits: 600 },
        ),
        backText: text(
          'Back',
          'It says what the customer gets; a card without it does not turn but is a link.',
          {
            fits: 600,
          },
        ).exactOptional(),
        panel: reference(
          'category',
          'Panel',
          'The card leads to this category or topic of Technologies; without it, to the top of that page.',
        ).exactOptional(),
      }),
      { unique: ['id', 'title'], fits: 30 },
    ),
  },
);

/** `content/partners.json`. */
export const partnersSchema = object(
  'Partners',
  'The home page shows for whom the company works.',
  {
    title: heading('It stands above the marks of the clients, such as Our Most Trusted Partners.'),
    introduction: introduction(
      'One sentence below the heading says what the company did for them.',
    ),
    partners: list(
      'Partners',
      'They are shown in this order; more than five move along by themselves.',
      object('Partner', 'Each is a client who agrees to be named.', {
        id: id('Jobs name their client by it, such as tussock-dairy; it is not shown.'),
        imgSrc: picture(
          'mark',
          'Mark',
          'The client’s logo is best as an SVG file; without one, the name is shown.',
        ).exactOptional(),
        title: name('Screen readers say it for the logo, and it stands on the client’s jobs.'),
        work: text(
          'Work',
          'It stands below the mark: what was done for them, in a few words with the year, such as Kegging hall, 2026.',
          { fits: 40 },
        ).exactOptional(),
      }),
      { unique: ['id', 'title'], fits: 30 },
    ),
  },
);

const publication = object(
  'Publication',
  'Each is an article or a guide that names this successor.',
  {
    publisher: text('Publisher', 'Visitors read who says so, such as DO Supply.'),
    title: text('Title', 'It is kept for whoever checks the source, and is not shown.'),
    address: webAddress('Address', 'It is kept for whoever checks the source, and is not shown.'),
  },
);

/** `content/successors.json`. */
export const successorsSchema = object(
  'Successors',
  'The search and the list of models say what comes after models that are no longer made.',
  {
    title: heading(
      'It stands above what the search says of successors, and above the printed table.',
    ),
    approach: text(
      'How we replace',
      'A few sentences below the heading say how the company goes about it.',
      { fits: 600 },
    ),
    successors: list(
      'Successors',
      'Add one only with a source: a wrong successor costs a plant more than none.',
      object(
        'Successor',
        'Each needs a document of the maker, or two publications independent of each other.',
        {
          model: reference(
            'model',
            'Model',
            'It is the older one, spelled as in Technologies, such as SLC 500.',
          ),
          successor: text(
            'Successor',
            'It is the one that the maker names in its place, such as CompactLogix 5380.',
            { fits: 60 },
          ),
          document: object('Document of the maker', 'Visitors read it as the source.', {
            maker: text('Maker', 'Visitors read who says so, such as Siemens.'),
            title: text('Title', 'It is kept for whoever checks the source, and is not shown.'),
            number: text(
              'Number',
              'Visitors can look the document up by it, such as Entry ID 109478811.',
            ),
          }).exactOptional(),
          publications: list(
            'Publications',
            'At least two, of different web sites, have to name the same successor.',
            publication,
            {
              least: 2,
            },
          ).exactOptional(),
        },
      )
        .refine(
          ({ document, publications }) => (document === undefined) !== (publications === undefined),
          'needs a document of the maker or two publications, and not both',
        )
        .refine(
          ({ publications = [] }) => {
            const hosts = publications
              .filter(({ address }) => URL.canParse(address))
              .map(({ address }) => new URL(address).host);
            return new Set(hosts).size === hosts.length;
          },
          {
            path: ['publications'],
            error: 'are not independent of each other: two are of one site',
          },
        )
        .refine(({ model, successor }) => model !== successor, {
          path: ['successor'],
          error: 'is the model itself',
        }),
      { unique: ['model'] },
    ),
  },
);

/** `content/synonyms.json`. */
export const synonymsSchema = object(
  'Synonyms',
  'People call things by other words than the pages do, and the search knows those given here.',
  {
    synonyms: list(
      'Synonyms',
      'Each thing that people call by other words has one entry.',
      object('Synonym', 'It joins one name of the site to its other words.', {
        names: list(
          'Names',
          'Several things may be called alike: every servo drive is found by that word.',
          text(
            'Name',
            'It is a category, maker, model or heading, spelled as on the page, such as AVEVA.',
          ),
          { least: 1 },
        ),
        also: list(
          'Also called',
          'Old names, parent companies and slang belong here.',
          text('Word', 'Who types it finds what is named above, such as Wonderware.'),
          {
            least: 1,
          },
        ),
      }),
    ),
  },
);

/** `content/questions.json`. */
export const questionsSchema = object(
  'Questions',
  'What buyers ask most has its answer at the top of what the search finds.',
  {
    questions: list(
      'Questions',
      'Where a search asks several, the one with the most of its words is answered.',
      object('Question', 'Each is one question with its answer.', {
        asked: list(
          'Asked by',
          'A search that has all words of one of these asks the question; endings do not matter.',
          text('Words', 'One word, or a few, such as price or how much.'),
          { least: 1 },
        ),
        question: text('Question', 'It stands above the answer, as a visitor would ask it.', {
          fits: 90,
        }),
        answer: text('Answer', 'It answers in two or three sentences.', { fits: 400 }),
        more: object('More', 'A link below the answer leads to what says more.', {
          text: text('Text', 'It says what the link leads to, such as Terms in plain words.', {
            fits: 60,
          }),
          href: text('Address', 'It is a page of the site, such as /terms or /about#people.'),
        }).exactOptional(),
      }),
      { unique: ['question'] },
    ),
  },
);

/** `content/queries.json`. */
export const queriesSchema = object(
  'Searches',
  'What visitors type into the search field, and what they have to find. The tests try each of them.',
  {
    queries: list(
      'Searches',
      'In any order; the pages do not show them.',
      object('Search', 'One search as a visitor types it.', {
        query: text('Typed', 'The words as they are typed, misspelled if people misspell them.'),
        finds: text(
          'Found first',
          'The question, maker, model or heading that has to come first; without this and the next, nothing may be found.',
        ).exactOptional(),
        shows: list(
          'Also found',
          'What else has to be among what is found.',
          text('Name', 'It is a question, maker, model or heading.'),
          { least: 1 },
        ).exactOptional(),
      }),
      { unique: ['query'] },
    ),
  },
);

/** `content/sums.json`. */
export const sumsSchema = object(
  'Sums',
  'Figures that have to agree with each other, wherever they are said. The tests work out each of them.',
  {
    sums: list(
      'Sums',
      'In any order; the pages do not show them.',
      object('Sum', 'One calculation, and the texts that say its figures.', {
        what: text('What', 'It says what is worked out, such as Kegs an hour, by lane.'),
        sum: text(
          'Sum',
          'Numbers with +, -, × and ÷, or dates such as 2026-08-14, on both sides of = or <, such as 8 × 16 = 128.',
        ),
        said: list(
          'Said in',
          'Where its figures stand: a text that is changed there is changed here as well.',
          object('Text', 'One text.', {
            file: text('File', 'It is a file below content/, such as home.json.'),
            words: text('Words', 'They stand in it to the letter.'),
          }),
          { least: 1 },
        ),
      }),
      { unique: ['what'] },
    ),
  },
);

export type Slides = z.infer<typeof slidesSchema>;
export type Slide = Slides['slides'][number];
export type Services = z.infer<typeof servicesSchema>;
export type ServiceCard = Services['services'][number];
export type Partners = z.infer<typeof partnersSchema>;
export type Partner = Partners['partners'][number];
export type Successors = z.infer<typeof successorsSchema>;
export type Successor = Successors['successors'][number];
export type Synonyms = z.infer<typeof synonymsSchema>['synonyms'][number];
export type Question = z.infer<typeof questionsSchema>['questions'][number];
