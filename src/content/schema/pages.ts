import type { z } from 'zod';
import {
  date,
  flag,
  formed,
  heading,
  id,
  introduction,
  list,
  name,
  object,
  picture,
  reference,
  sentences,
  text,
} from './fields';

/** What is said of a page elsewhere: in its tab, in search results and beside shared links. */
const pageWith = <Shape extends z.core.$ZodLooseShape>(more: Shape) =>
  object(
    'The page',
    'Browsers, search results and shared links name and describe the page with these words.',
    {
      title: text(
        'Title',
        'It stands in the browser’s tab and in search results, before the company’s name.',
        { fits: 60 },
      ),
      description: text(
        'Description',
        'One or two sentences stand below the title in search results and beside shared links.',
        { fits: 155 },
      ),
      sharePicture: picture(
        'share',
        'Share picture',
        'It lies behind the title where somebody shares a link to the page; without it there is plain colour.',
      ).exactOptional(),
      ...more,
    },
  );

export const pageText = pageWith({});

/** Of a page that may have another address. */
const addressedPage = pageWith({
  path: formed(
    'Address',
    'The page is at this end of the site’s address, such as /services; left out, it is at the name of its file.',
    /^\/[a-z0-9]+(-[a-z0-9]+)*$/,
    'has to be / and lower-case letters, digits and hyphens, such as /services',
  ).exactOptional(),
});

const pageTitle = (hint = 'It stands in the largest letters at the top of the page.') =>
  text('Heading', hint, { fits: 90 });
const opening = (hint: string) => text('Introduction', hint, { fits: 600 });
const paragraphs = (label: string, hint: string) =>
  list(
    label,
    hint,
    text('Paragraph', 'Two to four sentences on one thought read best.', { fits: 600 }),
  );

/** A link to a page of the site; where there is no such page, there is no link. */
const pageLink = (label: string, hint: string) =>
  object(label, hint, {
    text: text('Text', 'Visitors read these words and follow them, such as See our IT solutions.'),
    page: reference(
      'page',
      'Page',
      'It is the name of a page’s file, such as technologies; while that page is left out, so is the link.',
    ),
  });

/** What the company does with something; each reads on from a label such as "We build". */
const work = object(
  'What we do with it',
  'Up to three short lines in the panel say it, each reading on from the words before it.',
  {
    build: text(
      'We build',
      'The line reads on from these words, such as dashboards, records and forms.',
    ).exactOptional(),
    support: text(
      'We support',
      'The line reads on from these words, such as updates outside running hours.',
    ).exactOptional(),
    migrate: text(
      'We migrate from',
      'The line reads on from these words, such as paper and spreadsheets.',
    ).exactOptional(),
  },
);

const panelPicture = picture(
  'card',
  'Picture',
  'It stands below the name while the panel is open; best is eight wide by five high.',
).exactOptional();

/** `content/home.json`. */
export const homeSchema = object(
  'Home',
  'The slides, cards, clients and jobs of the page have files of their own; the rest of its words is here.',
  {
    page: pageText,
    tagline: text(
      'Tagline',
      'It stands over the large pictures and says what the company does, for whom and where.',
      {
        fits: 90,
      },
    ),
    contactLinkText: text(
      'Link to the form',
      'The bright button over the large pictures says it, and the one at the end of the page, such as Talk to an engineer.',
      { fits: 30 },
    ),
    facts: list(
      'Facts',
      'A dark band below the large pictures shows what a visitor can check, four side by side on a wide screen.',
      object('Fact', 'Each is a figure in large letters with a line below it.', {
        figure: text(
          'Figure',
          'A number or two words fit, such as Since {company.founded} or {count.partners} clients.',
          { fits: 20 },
        ),
        text: text(
          'Text',
          'The line below says what it is a figure of, such as programmed, serviced or replaced.',
          { fits: 60 },
        ),
      }),
      { unique: ['figure'], fits: 4 },
    ).exactOptional(),
    introduction: paragraphs(
      'Introduction',
      'The company in a few lines stands beside the search field; search engines get the first paragraph.',
    ),
    itTeaser: object(
      'Way to the IT solutions',
      'A band near the end of the page leads there, as long as there is that page.',
      {
        title: text(
          'Heading',
          'It says in large letters what can be had, such as From the PLC to the monthly report.',
          { fits: 90 },
        ),
        text: sentences('One sentence below the heading says what it consists of and who does it.'),
        linkText: text(
          'Text of the link',
          'The button of the band says it, such as See our IT solutions.',
        ),
      },
    ).exactOptional(),
    ending: object(
      'Ending',
      'A bright band asks visitors to get in touch, in the largest letters of the page and with the same button as at the top.',
      {
        title: heading('A short question or request does best, such as When can your line stop?'),
        text: sentences('It says what to tell the company, and what happens then.'),
        person: reference(
          'person',
          'Person',
          'Name, role and what to ask this person about stand beside the button; it is a person’s id, such as callum-reid.',
        ).exactOptional(),
      },
    ).exactOptional(),
  },
);

const changeLog = object(
  'Log of changes',
  'Rows beside the promise show real changes, as a repository lists them.',
  {
    title: heading('It says what was changed, such as The last five changes to a line.'),
    author: text('Above the authors', 'It heads their column, such as Written by.', { fits: 20 }),
    reviewer: text('Above the reviewers', 'It heads their column, such as Approved by.', {
      fits: 20,
    }),
    changes: list(
      'Changes',
      'They stand in this order; repositories show the newest first.',
      object('Change', 'Each is a row with its date, what was changed, and by whom.', {
        date: date('Date', 'It is the day on which the change was approved.'),
        change: text('Change', 'The message of the change says it in one line.', { fits: 90 }),
        author: text('Author', 'It is the name of whoever wrote the change.', { fits: 40 }),
        reviewer: text('Reviewer', 'It is the name of whoever approved it.', { fits: 40 }),
        approved: text(
          'What was approved',
          'The row is opened and says it, with how it was tested; one row of the log is enough.',
          { fits: 300 },
        ).exactOptional(),
      }),
      { unique: ['change'], fits: 8 },
    ),
  },
);

const aboutSection = object('Section', 'Each tells of a field that the company works in.', {
  id: id(),
  title: heading('It names the field in large letters, such as Cloud and database.'),
  img: picture(
    'side',
    'Picture',
    'It stands beside the words, or across the page below a flow or a promise with fields. A plan and a record leave it no room; best is three wide by two high.',
  ).exactOptional(),
  paragraphs: paragraphs(
    'Paragraphs',
    'They say below the heading how the company works in this field.',
  ),
  plan: object('Plan by the hour', 'A dark sheet beside the words shows who does what when.', {
    title: text('Heading', 'It stands at the top of the sheet, such as A changeover by the hour.'),
    rows: list(
      'Rows',
      'They stand in the order in which things happen.',
      object('Row', 'Each is one task with its time.', {
        time: text('Time', 'A weekday may stand before it, such as Fri 18:00.', { fits: 12 }),
        what: text('What', 'It says in a few words what is done, such as Dry run, then water.'),
        who: text('Who', 'The person or group stands below the task, such as Electricians.'),
        decision: flag(
          'Decision',
          'It highlights the row in which it is decided whether the work goes on or turns back.',
        ).exactOptional(),
      }),
      { unique: ['what'] },
    ),
  }).exactOptional(),
  promise: object(
    'Promise',
    'Large letters on a dark band say what customers can hold the company to, unless there is a plan.',
    {
      title: heading('One short sentence says it, such as The repository is yours.'),
      text: sentences('One or two sentences below say what that means for the customer.'),
      log: changeLog.exactOptional(),
    },
  ).exactOptional(),
  flow: object('Flow', 'A line across the page below the words has a stop for each step.', {
    title: text('Heading', 'It stands above the line, such as The way of a value.'),
    steps: list(
      'Steps',
      'Each is a stop, in this order.',
      text('Step', 'A few words do, such as Cloud or server.', { fits: 40 }),
      { fits: 8 },
    ),
  }).exactOptional(),
  fields: list(
    'Fields of work',
    'Trades or skills, with a note on each: in large letters in the first section that has some, in columns in the next.',
    object('Field', 'Each is a trade or a skill.', {
      title: text('Name', 'One to four words fit, such as Meat and fruit.', { fits: 40 }),
      text: text(
        'Text',
        'It says in a few words what matters there, such as Washdown, cold rooms and short runs.',
        { fits: 200 },
      ).exactOptional(),
    }),
    { unique: ['title'] },
  ).exactOptional(),
  points: list(
    'Points',
    'They stand in bold below the paragraphs, each on a line of its own.',
    text('Point', 'A few words do, such as A tested way back, until you sign.', { fits: 120 }),
  ).exactOptional(),
  topic: text(
    'Topic to ask about',
    'It makes a button to the form, which begins the message: a changeover makes Ask about a changeover.',
  ).exactOptional(),
  link: pageLink(
    'Link',
    'It stands at the end of the section and leads to a page that says more.',
  ).exactOptional(),
});

/** `content/about.json`. */
export const aboutSchema = object(
  'About',
  'Who the company is, how its jobs run and in which fields it works.',
  {
    page: addressedPage,
    title: pageTitle(),
    img: picture(
      'hero',
      'Picture',
      'It fills the window behind the heading; best is two wide by one high, calm and dark at the left. For phones, a version four wide by five high stands beside it, NAME.tall.jpg.',
    ).exactOptional(),
    introduction: paragraphs(
      'Introduction',
      'It says below the heading who the company is and how it works.',
    ),
    jobsLink: text(
      'Link to the jobs',
      'The button below the introduction says it, as long as there are jobs, such as Three jobs, with their figures.',
    ).exactOptional(),
    timeline: object(
      'How a job runs',
      'A line with numbered stops shows the steps from the first to the last, or the years of a history.',
      {
        id: id(),
        title: heading('It stands above the line of steps, such as How a job runs.'),
        introduction: introduction('One sentence below the heading says what the steps show.'),
        result: text(
          'Before a result',
          'These words stand once, above what the first step ends with, such as You hold.',
        ).exactOptional(),
        steps: list(
          'Steps',
          'They are numbered in this order.',
          object('Step', 'Each is a stop on the line.', {
            when: text('When', 'It stands in place of the number, such as 1998.', {
              fits: 8,
            }).exactOptional(),
            title: name('A few words do, such as Factory acceptance test.'),
            text: sentences('One or two sentences say what happens then.'),
            result: text(
              'Result',
              'It says what the customer then has, without a full stop, such as a signed list of open points.',
              { fits: 120 },
            ).exactOptional(),
          }),
          { unique: ['title'], fits: 30 },
        ),
      },
    ).exactOptional(),
    sections: list(
      'Sections',
      'They follow each other down the page in this order.',
      aboutSection,
      { unique: ['id', 'title'] },
    ),
  },
);

/** `content/contact.json`. */
export const contactSchema = object(
  'Contact',
  'The ways to reach the company are in the company’s file; the other words of the page are here.',
  {
    page: addressedPage,
    title: pageTitle(),
    introduction: opening('It says below the heading what to tell the company, and who answers.'),
    formIntroduction: text(
      'Above the form',
      'It says what has to be filled in, and what happens with a message.',
      {
        fits: 300,
      },
    ).exactOptional(),
    kept: text(
      'How long it is kept',
      'It stands where a message is written and says when the service and the company delete it.',
      { fits: 200 },
    ).exactOptional(),
    next: object(
      'What happens next',
      'Steps below the form say what follows once a message was sent.',
      {
        title: heading('It stands above the steps, such as What happens next.'),
        steps: list(
          'Steps',
          'They stand in the order in which they happen, three side by side on a wide screen.',
          object('Step', 'Each says what happens, and by when.', {
            when: text('When', 'It stands above the step, such as Within one working day.', {
              fits: 60,
            }).exactOptional(),
            what: text('What', 'One or two sentences say what the company does then.', {
              fits: 300,
            }),
          }),
          { unique: ['what'] },
        ),
      },
    ).exactOptional(),
  },
);

const best = object(
  'Known best',
  'The platforms that the company knows best stand above all panels, in large letters.',
  {
    title: heading('It stands above the list, such as The ten platforms we know best.'),
    introduction: introduction('One sentence below the heading says what makes them the ones.'),
    platforms: list(
      'Platforms',
      'They stand in this order below each job, the newest first.',
      object('Platform', 'Each is a model with what was done with it.', {
        model: reference('model', 'Model', 'Spell it as the panel does, such as SIMATIC S7-1500.'),
        maker: reference(
          'maker',
          'Maker',
          'It stands below the model; spell it as the panel does, such as Siemens.',
        ),
        text: text('Text', 'One sentence says what the company does with it.', { fits: 160 }),
        jobs: list(
          'Jobs',
          'It stands below each of these, to which a link leads.',
          reference('job', 'Job', 'Give the name of its file without the extension.'),
        ).exactOptional(),
      }),
      { unique: ['model'], fits: 12 },
    ),
  },
);

/** `content/technologies.json`. */
export const technologiesSchema = object(
  'Technologies',
  'Visitors look up here whether the company works with their makers and models.',
  {
    page: addressedPage,
    title: pageTitle(),
    introduction: opening(
      'It says below the heading what is listed, and what to do if something is not.',
    ),
    best: best.exactOptional(),
    technologies: list(
      'Categories',
      'Each is a panel that opens and closes, in this order.',
      object('Category', 'It holds makers that belong together.', {
        category: name(
          'It stands on the panel and makes its address: HMI Solutions is at /technologies#hmi-solutions.',
        ),
        img: panelPicture,
        description: text(
          'Description',
          'One or two sentences at the top of the panel say what these products do.',
          { fits: 600 },
        ).exactOptional(),
        work: work.exactOptional(),
        link: pageLink(
          'Link',
          'It stands at the end of the panel and leads to a page that says more.',
        ).exactOptional(),
        brands: list(
          'Makers',
          'They stand in the panel in this order, and the search finds them.',
          object('Maker', 'It is a maker, or a family of products, with its models.', {
            name: name('Spell it as the maker does, such as SEW-EURODRIVE.'),
            models: list(
              'Models',
              'They stand with the maker’s name, and the search finds each.',
              text('Model', 'Spell it as the maker does, such as SIMATIC S7-1500.', { fits: 60 }),
            ).exactOptional(),
          }),
          { unique: ['name'] },
        ),
      }),
      { unique: ['category'], fits: 30 },
    ),
    topics: list(
      'Topics',
      'Each is a section below the panels, for work that no category holds, such as machine safety.',
      object('Topic', 'A card of the home page can lead to it.', {
        title: name(
          'It heads the section and makes its address: Machine safety is at /technologies#machine-safety.',
        ),
        paragraphs: paragraphs(
          'Text',
          'One or two paragraphs below the heading say how it is done.',
        ),
        parts: list(
          'Parts',
          'They stand beside the text, in two columns on a wide screen.',
          object('Part', 'Each is a part of the work, with what the customer gets.', {
            title: text('Name', 'Two or three words fit, such as Guards and interlocks.', {
              fits: 40,
            }),
            text: sentences('One or two sentences say what is done.'),
          }),
          { unique: ['title'] },
        ).exactOptional(),
        article: reference(
          'article',
          'Article',
          'A link at the end leads to it; give the name of its file without the extension.',
        ).exactOptional(),
      }),
      { unique: ['title'], fits: 4 },
    ).exactOptional(),
  },
);

/** `content/itsolutions.json`. */
export const itSolutionsSchema = object(
  'IT Solutions',
  'The page says what software and services for data the company offers.',
  {
    page: addressedPage,
    title: pageTitle(),
    introduction: opening('It says below the heading what the software does, and for whom.'),
    technologiesLink: text(
      'Link to Technologies',
      'The button at the end of the page says it, such as Back to all technologies.',
    ).exactOptional(),
    answers: list(
      'Answers',
      'What buyers ask most stands above the panels, two side by side on a wide screen.',
      object('Answer', 'Each is a question with what the company says to it.', {
        id: id(),
        question: text('Question', 'Put it as a customer would, such as Does our data stay ours?', {
          fits: 90,
        }),
        answer: text('Answer', 'A few sentences below the question do.', { fits: 600 }),
        topic: text(
          'Topic to ask about',
          'It makes a link to the form, which begins the message: our data makes Ask about our data.',
        ).exactOptional(),
      }),
      { unique: ['id', 'question'] },
    ).exactOptional(),
    sections: list(
      'Sections',
      'Each is a panel that opens and closes, in this order.',
      object('Section', 'It tells of one kind of work.', {
        title: name(
          'It stands on the panel and makes its address: Open Source is at /itsolutions#open-source.',
        ),
        img: panelPicture,
        description: text(
          'Description',
          'One or two sentences at the top of the panel say what it is good for.',
          { fits: 600 },
        ).exactOptional(),
        work: work.exactOptional(),
        items: list(
          'Items',
          'They stand at the end of the panel, in two columns on a wide screen.',
          text(
            'Item',
            'It says in one line what a customer can have, such as Shift handover forms that work on a phone.',
            { fits: 200 },
          ),
        ),
      }),
      { unique: ['title'], fits: 30 },
    ),
  },
);

/** `content/siemens.json`. */
export const siemensSchema = object(
  'Siemens',
  'Visitors see only the top and the bottom of this page, and search engines leave it out.',
  {
    page: addressedPage,
    title: pageTitle('Nobody sees it; screen readers name the page with it.'),
  },
);

/** `content/not-found.json`. */
export const notFoundSchema = object(
  'Not found',
  'Visitors come here by an address that leads nowhere.',
  {
    page: pageText,
    title: pageTitle(),
    introduction: opening(
      'It says below the heading what may have happened, and leads on to buttons for the main pages.',
    ),
  },
);

/**
 * The pages that a site may have, in their order, by their ids: the file of `about` is `content/about.json`
 * and its address `/about`, if it has no other. Not Found, which every unknown address shows, is none of them.
 */
export const pageSchemas = {
  home: homeSchema,
  technologies: technologiesSchema,
  about: aboutSchema,
  contact: contactSchema,
  itsolutions: itSolutionsSchema,
  siemens: siemensSchema,
};

export type PageId = keyof typeof pageSchemas;
export type Home = z.infer<typeof homeSchema>;
export type About = z.infer<typeof aboutSchema>;
export type AboutSection = About['sections'][number];
export type ContactPage = z.infer<typeof contactSchema>;
export type Technologies = z.infer<typeof technologiesSchema>;
export type TechnologyCategory = Technologies['technologies'][number];
export type Topic = NonNullable<Technologies['topics']>[number];
export type Brand = TechnologyCategory['brands'][number];
export type Work = z.infer<typeof work>;
export type ItSolutions = z.infer<typeof itSolutionsSchema>;
export type ItSection = ItSolutions['sections'][number];
export type Siemens = z.infer<typeof siemensSchema>;
