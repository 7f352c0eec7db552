import type { z } from 'zod';
import {
  date,
  flag,
  heading,
  id,
  list,
  name,
  object,
  picture,
  reference,
  text,
  whole,
} from './fields';
import { pageText } from './pages';

const title = heading('It heads the page and stands in lists, in a few words.');

const description = text(
  'Description',
  'Lists, search results and shared links show this sentence below the heading.',
  { fits: 155 },
);

const draft = flag(
  'Draft',
  'Visitors see nothing of a draft until the tick is gone.',
).exactOptional();

const person = (label: string) =>
  reference('person', label, 'One of the people, in the file by the id, such as ana-tuhoro.');

const subjects = {
  services: list(
    'Services',
    'The lists are filtered by these.',
    reference(
      'service',
      'Service',
      'One of the cards, in the file by its id, such as water-treatment.',
    ),
  ).exactOptional(),
  makers: list(
    'Makers',
    'The lists are filtered by the makers whose products were used.',
    reference('maker', 'Maker', 'Spell it as Technologies does, such as Allen-Bradley.'),
  ).exactOptional(),
  industry: text(
    'Industry',
    'The lists are filtered by it; write it the same each time, such as Dairy.',
    { fits: 30 },
  ).exactOptional(),
};

/** The front matter of `content/jobs/NAME.md`: the job in short. The text tells it in full. */
export const jobSchema = object(
  'Job',
  'The front matter makes the job’s card and its lists; the text behind it tells the job in full.',
  {
    title,
    description,
    date: date(
      'Handed over',
      'The newest job stands first in the lists, and one without a day last.',
    ).exactOptional(),
    onHome: flag(
      'On the home page',
      'Jobs with it are shown there, newest first; without any, the newest three are. In the file, false keeps a job away.',
    ).exactOptional(),
    partner: reference(
      'partner',
      'Partner',
      'The client, who is named with the job; in the file by the id, such as tussock-dairy.',
    ).exactOptional(),
    img: picture(
      'job',
      'Picture',
      'Best is sixteen wide by nine high; phones show it as wide as the screen.',
    ).exactOptional(),
    ...subjects,
    stopped: text('Line stopped for', 'Say it as a person would, such as 61 hours.', {
      fits: 40,
    }).exactOptional(),
    replaced: text(
      'What was there',
      'On the home page, it names the old equipment in a few words, such as two S5-115U, a paper recorder.',
      { fits: 200 },
    ).exactOptional(),
    done: text(
      'What is there now',
      'On the home page, it names the new equipment in a few words, such as two S7-1500, records in Ignition.',
      { fits: 600 },
    ),
    value: text(
      'Value',
      'The job’s page says what such a job costs as a band, such as $180,000 to $220,000.',
      { fits: 40 },
    ).exactOptional(),
    figures: list(
      'Figures',
      'They stand in large letters below the heading.',
      object('Figure', 'Each compares one thing before and after the job.', {
        what: text(
          'Unit',
          'It stands below the numbers and says what they count, such as stops a week.',
          { fits: 60 },
        ),
        before: text(
          'Before',
          'It is the number before the job, such as 23; leave it out if there was none.',
          { fits: 12 },
        ).exactOptional(),
        after: text('Now', 'It is the number after the job, such as 4.', { fits: 12 }),
      }),
      { unique: ['what'], fits: 4 },
    ).exactOptional(),
    responsible: person('Who answered for it').exactOptional(),
    crew: list(
      'Crew',
      'The job’s page names who else worked on it.',
      person('Person'),
    ).exactOptional(),
    draft,
  },
);

/** The front matter of `content/articles/NAME.md`. */
export const articleSchema = object(
  'Article',
  'The front matter makes the article’s entry in the lists; the text behind it is the article.',
  {
    title,
    description,
    date: date('Published', 'The newest article stands first in the lists.'),
    updated: date('Changed', 'Fill it in when something of substance was changed.').exactOptional(),
    author: person('Author').exactOptional(),
    img: picture(
      'side',
      'Picture',
      'Three wide by two high; it stands at the head.',
    ).exactOptional(),
    ...subjects,
    draft,
  },
);

/** The front matter of `content/pages/NAME.md`: terms, privacy, or anything else. */
export const documentSchema = object(
  'Document',
  'The front matter says how the page is named; the text behind it is the page.',
  {
    title,
    description,
    date: date('As of', 'The page says from which day on it holds.').exactOptional(),
    inBand: flag(
      'In the band of every page',
      'The band above the footer links to it with its heading.',
    ).exactOptional(),
    isPrivacy: flag(
      'About privacy',
      'The contact form links to it with its heading, where a message is written.',
    ).exactOptional(),
    draft,
  },
);

const listPage = {
  page: pageText,
  title: text('Heading', 'It heads the list of them all.'),
  introduction: text(
    'Introduction',
    'One sentence below the heading says what is found here.',
  ).exactOptional(),
};

const band = (of: string, titleHint: string) =>
  object('Band', `On the home page these stand above ${of}.`, {
    title: text('Heading', titleHint),
    introduction: text('Introduction', 'One sentence goes with it.').exactOptional(),
  });

/** `content/jobs.json`: what stands around the jobs, which are files in `content/jobs/`. */
export const jobsSchema = object(
  'Jobs',
  'The home page and a list of their own show what was done for clients, with figures that visitors can ask about.',
  {
    ...listPage,
    band: band('the jobs', 'It says what the jobs prove, such as Jobs you can ask about.'),
  },
);

/** `content/articles.json`: what stands around the articles, which are files in `content/articles/`. */
export const articlesSchema = object(
  'Articles',
  'A list of their own and a band of the home page show what is written for readers to keep.',
  {
    ...listPage,
    band: band('the newest three', 'It says what they are good for.').exactOptional(),
  },
);

/** `content/people.json`: who does the work. */
export const peopleSchema = object(
  'People',
  'The About page shows who answers for what; jobs and articles name them.',
  {
    title: text('Heading', 'It stands above them on the About page.'),
    introduction: text('Introduction', 'One or two sentences go with it.').exactOptional(),
    people: list(
      'People',
      'They are shown in this order.',
      object('Person', 'Each says whom to ask about what.', {
        id: id('Jobs and articles name a person by it, such as ana-tuhoro.'),
        name: name('Write it as the person does.'),
        role: text('Role', 'It says what they do here, such as Controls lead.', { fits: 60 }),
        since: whole(
          'In the trade since',
          'Give the year in which they began, such as 2004.',
          1950,
          2100,
        ).exactOptional(),
        trade: text('Trade', 'It says what they learned, such as Electrician.').exactOptional(),
        certificates: list(
          'Certificates',
          'Those count that somebody can look up.',
          text('Certificate', 'Name it with who gave it, such as TÜV functional safety engineer.'),
        ).exactOptional(),
        ask: text('Ask about', 'One sentence says what to ask this person about.').exactOptional(),
        img: picture(
          'side',
          'Portrait',
          'Best is three wide by two high; where nobody has one, names stand by themselves.',
        ).exactOptional(),
      }),
      { unique: ['id', 'name'], fits: 12 },
    ),
  },
);

/** The folders of written pages below `content/`, with the schema of each one's front matter. */
export const collectionSchemas = {
  jobs: jobSchema,
  articles: articleSchema,
  pages: documentSchema,
};

export type Collection = keyof typeof collectionSchemas;
export type JobFront = z.infer<typeof jobSchema>;
export type ArticleFront = z.infer<typeof articleSchema>;
export type DocumentFront = z.infer<typeof documentSchema>;
export type JobFigure = NonNullable<JobFront['figures']>[number];
export type People = z.infer<typeof peopleSchema>;
export type Person = People['people'][number];
