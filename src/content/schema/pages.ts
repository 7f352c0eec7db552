import type { z } from 'zod';
import { flag, id, list, object, picture, reference, text } from './fields';

/** What is said of a page elsewhere: in its tab, in search results and beside shared links. */
const page = object('The page', 'How it is named and described elsewhere.', {
  title: text('Title', 'In the tab of the browser, before the company’s name.', { fits: 60 }),
  description: text('Description', 'For search results and shared links.', { fits: 155 }),
  sharePicture: picture(
    'share',
    'Share picture',
    'Stands behind the title where somebody shares a link.',
  ).exactOptional(),
});

const pageTitle = (hint = 'The heading of the page.') => text('Heading', hint, { fits: 90 });
const introduction = text('Introduction', 'Below the heading.', { fits: 600 });
const paragraphs = (label: string, hint: string) =>
  list(label, hint, text('Paragraph', '', { fits: 600 }));

/** A link to a page of the site; where there is no such page, there is no link. */
const pageLink = (label: string, hint: string) =>
  object(label, hint, {
    text: text('Text', 'The text of the link.'),
    page: reference('page', 'Page', 'The page it leads to.'),
  });

/** What the company does with something; each reads on from a label such as "We build". */
const work = object(
  'What we do with it',
  'Each reads on from its label: We build, We support, We migrate from.',
  {
    build: text('We build', '').exactOptional(),
    support: text('We support', '').exactOptional(),
    migrate: text('We migrate from', '').exactOptional(),
  },
);

/** `content/home.json`. */
export const homeSchema = object('Home', 'The words of the home page outside its lists.', {
  page,
  tagline: text('Tagline', 'Over the first picture: what the company does, for whom and where.', {
    fits: 90,
  }),
  contactLinkText: text('Link to the form', 'The button of the first view.', { fits: 30 }),
  facts: list(
    'Facts',
    'What a visitor can check.',
    object('Fact', '', {
      figure: text(
        'Figure',
        'A number or two words: Since {company.founded}, {count.partners} clients.',
        { fits: 20 },
      ),
      text: text('Text', 'What it is a figure of.', { fits: 60 }),
    }),
    { unique: ['figure'], fits: 4 },
  ).exactOptional(),
  introduction: paragraphs('Introduction', 'The company in a few lines.'),
  itTeaser: object('Way to the IT solutions', 'A band near the end of the page.', {
    title: text('Heading', '', { fits: 90 }),
    text: text('Text', '', { fits: 300 }),
    linkText: text('Text of the link', ''),
  }).exactOptional(),
  ending: object('Ending', 'The last band, with the button of the first view.', {
    title: text('Heading', '', { fits: 60 }),
    text: text('Text', '', { fits: 300 }),
  }).exactOptional(),
});

const aboutSection = object('Section', 'A field that the company works in.', {
  id: id(),
  title: text('Heading', '', { fits: 60 }),
  img: picture('side', 'Picture', 'Beside the words.').exactOptional(),
  paragraphs: paragraphs('Paragraphs', ''),
  plan: object('Plan by the hour', 'Who does what when.', {
    title: text('Heading', ''),
    rows: list(
      'Rows',
      '',
      object('Row', '', {
        time: text('Time', '', { fits: 12 }),
        what: text('What', ''),
        who: text('Who', ''),
        decision: flag('Decision', 'Marks the row where the work goes on or back.').exactOptional(),
      }),
      { unique: ['what'] },
    ),
  }).exactOptional(),
  promise: object('Promise', 'What a customer can hold the company to.', {
    title: text('Heading', '', { fits: 60 }),
    text: text('Text', '', { fits: 300 }),
  }).exactOptional(),
  flow: object('Flow', 'Steps one after the other, drawn as a chain.', {
    title: text('Heading', ''),
    steps: list('Steps', '', text('Step', '', { fits: 40 }), { different: true, fits: 8 }),
  }).exactOptional(),
  fields: list(
    'Fields of work',
    '',
    object('Field', '', {
      title: text('Name', '', { fits: 40 }),
      text: text('Text', '', { fits: 200 }),
    }),
    { unique: ['title'] },
  ).exactOptional(),
  points: list('Points', 'Short, each on a line of its own.', text('Point', '', { fits: 120 }), {
    different: true,
  }).exactOptional(),
  topic: text('Topic to ask about', 'Makes a button to the form: Ask about …').exactOptional(),
  link: pageLink('Link', 'To a page that says more.').exactOptional(),
});

/** `content/about.json`. */
export const aboutSchema = object('About', 'The page about the company.', {
  page,
  title: pageTitle(),
  img: picture('side', 'Picture', 'Beside the introduction.').exactOptional(),
  introduction: paragraphs('Introduction', ''),
  jobsLink: text('Link to the jobs', 'Shown where there are jobs.').exactOptional(),
  timeline: object('How a job runs', 'Steps in their order.', {
    id: id(),
    title: text('Heading', '', { fits: 60 }),
    introduction: text('Introduction', '', { fits: 300 }).exactOptional(),
    result: text(
      'Before a result',
      'Comes before what the customer has after a step: You hold.',
    ).exactOptional(),
    steps: list(
      'Steps',
      '',
      object('Step', '', {
        title: text('Name', '', { fits: 60 }),
        text: text('Text', '', { fits: 300 }),
        result: text('Result', 'What the customer has afterwards.', { fits: 120 }).exactOptional(),
      }),
      { unique: ['title'], fits: 30 },
    ),
  }).exactOptional(),
  sections: list('Sections', '', aboutSection, { unique: ['id', 'title'] }),
});

/** `content/contact.json`. */
export const contactSchema = object('Contact', 'The page with the form.', {
  page,
  title: pageTitle(),
  introduction,
  formIntroduction: text('Above the form', 'What happens with a message.', {
    fits: 300,
  }).exactOptional(),
  next: object('What happens next', 'Steps after a message was sent.', {
    title: text('Heading', '', { fits: 60 }),
    steps: list(
      'Steps',
      '',
      object('Step', '', {
        when: text('When', '', { fits: 60 }),
        what: text('What', '', { fits: 300 }),
      }),
      { unique: ['when'] },
    ),
  }).exactOptional(),
});

/** `content/technologies.json`. */
export const technologiesSchema = object('Technologies', 'Makers and models by category.', {
  page,
  title: pageTitle(),
  introduction,
  technologies: list(
    'Categories',
    'Each is a panel.',
    object('Category', '', {
      category: text('Name', 'Also the address of the panel.', { fits: 60 }),
      description: text('Description', '', { fits: 600 }).exactOptional(),
      work: work.exactOptional(),
      link: pageLink('Link', 'To a page that says more.').exactOptional(),
      brands: list(
        'Makers',
        '',
        object('Maker', '', {
          name: text('Name', 'As the maker spells it.', { fits: 60 }),
          models: list('Models', 'As the maker spells them.', text('Model', '', { fits: 60 }), {
            different: true,
          }).exactOptional(),
        }),
        { unique: ['name'] },
      ),
    }),
    { unique: ['category'], fits: 30 },
  ),
});

/** `content/itsolutions.json`. */
export const itSolutionsSchema = object(
  'IT Solutions',
  'The page of what is built and looked after.',
  {
    page,
    title: pageTitle(),
    introduction,
    technologiesLink: text('Link to Technologies', 'At the end of the page.').exactOptional(),
    answers: list(
      'Answers',
      'Questions that buyers ask.',
      object('Answer', '', {
        id: id(),
        question: text('Question', '', { fits: 90 }),
        answer: text('Answer', '', { fits: 600 }),
        topic: text('Topic to ask about', 'Makes a link to the form.').exactOptional(),
      }),
      { unique: ['id', 'question'] },
    ).exactOptional(),
    sections: list(
      'Sections',
      'Each is a panel.',
      object('Section', '', {
        title: text('Name', 'Also the address of the panel.', { fits: 60 }),
        description: text('Description', '', { fits: 600 }).exactOptional(),
        work: work.exactOptional(),
        items: list('Items', '', text('Item', '', { fits: 200 }), { different: true }),
      }),
      { unique: ['title'], fits: 30 },
    ),
  },
);

/** `content/siemens.json`. */
export const siemensSchema = object('Siemens', 'A page that is empty but for its heading.', {
  page,
  title: pageTitle('Only screen readers find it.'),
});

/** `content/not-found.json`. */
export const notFoundSchema = object('Not found', 'What every unknown address shows.', {
  page,
  title: pageTitle(),
  introduction,
});

export type Home = z.infer<typeof homeSchema>;
export type About = z.infer<typeof aboutSchema>;
export type AboutSection = About['sections'][number];
export type ContactPage = z.infer<typeof contactSchema>;
export type Technologies = z.infer<typeof technologiesSchema>;
export type TechnologyCategory = Technologies['technologies'][number];
export type Brand = TechnologyCategory['brands'][number];
export type Work = z.infer<typeof work>;
export type ItSolutions = z.infer<typeof itSolutionsSchema>;
export type ItSection = ItSolutions['sections'][number];
export type NotFound = z.infer<typeof notFoundSchema>;
export type Siemens = z.infer<typeof siemensSchema>;
