import type { z } from 'zod';
import {
  date,
  flag,
  heading,
  id,
  list,
  object,
  picture,
  sentences,
  text,
  whole,
} from '../../content/schema/fields';
import {
  addressedPage,
  pageLink,
  pageTitle,
  paragraphs,
  withoutPage,
} from '../../content/schema/page';
import type { Content } from '../../generator/content/schemas';
import { linkTo } from '../../generator/written/writtenPaths';

export const pages = {
  about: object({
    page: addressedPage,
    title: pageTitle(),
    img: picture('hero').exactOptional(),
    introduction: paragraphs(),
    projectsLink: text().exactOptional(),
    timeline: object({
      id: id(),
      title: heading(),
      introduction: sentences().exactOptional(),
      result: text().exactOptional(),
      steps: list(
        object({
          when: text(8).exactOptional(),
          title: heading(),
          text: sentences(),
          result: text(120).exactOptional(),
        }),
        { unique: ['title'], fits: 30 },
      ),
    }).exactOptional(),
    sections: list(
      object({
        id: id(),
        title: heading(),
        img: picture('side').exactOptional(),
        paragraphs: paragraphs(),
        plan: object({
          title: text(),
          rows: list(
            object({
              time: text(12),
              what: text(),
              who: text(),
              decision: flag().exactOptional(),
            }),
            { unique: ['what'] },
          ),
        }).exactOptional(),
        promise: object({
          title: heading(),
          text: sentences(),
          log: object({
            title: heading(),
            author: text(20),
            reviewer: text(20),
            changes: list(
              object({
                date: date(),
                change: text(90),
                author: text(40),
                reviewer: text(40),
                approved: text(300).exactOptional(),
              }),
              { unique: ['change'], fits: 8 },
            ),
          }).exactOptional(),
        }).exactOptional(),
        flow: object({
          title: text(),
          steps: list(text(40), { fits: 8 }),
        }).exactOptional(),
        fields: list(
          object({
            title: text(40),
            text: text(200).exactOptional(),
          }),
          { unique: ['title'] },
        ).exactOptional(),
        points: list(text(120)).exactOptional(),
        topic: text().exactOptional(),
        link: pageLink().exactOptional(),
      }),
      { unique: ['id', 'title'] },
    ),
  }).optional(),
};

export const files = {
  people: object({
    title: text(),
    introduction: text().exactOptional(),
    people: list(
      object({
        id: id(),
        name: heading(),
        role: text(60),
        since: whole(1950, 2100).exactOptional(),
        trade: text().exactOptional(),
        certificates: list(text()).exactOptional(),
        ask: text().exactOptional(),
        img: picture('side').exactOptional(),
      }),
      { unique: ['id', 'name'], fits: 12 },
    ),
  }).optional(),
};

// biome-ignore format: a field a line
export const words = {
  about: 'About: Who the company is, how its projects run and in which fields it works.',
  'about.img': 'Picture: It fills the window behind the heading; best is two wide by one high, calm and dark at the left. For phones, a version four wide by five high stands beside it, NAME.tall.jpg.',
  'about.introduction': 'Introduction: It says below the heading who the company is and how it works.',
  'about.projectsLink': 'Link to the projects: The button below the introduction says it, as long as there are projects, such as Three projects, with their figures.',
  'about.timeline': 'How a project runs: A line with numbered stops shows the steps from the first to the last, or the years of a history.',
  'about.timeline.title': 'Heading: It stands above the line of steps, such as How a project runs.',
  'about.timeline.introduction': 'Introduction: One sentence below the heading says what the steps show.',
  'about.timeline.result': 'Before a result: These words stand once, above what the first step ends with, such as You hold.',
  'about.timeline.steps': 'Steps: They are numbered in this order.',
  'about.timeline.steps[].when': 'When: It stands in place of the number, such as 1998.',
  'about.timeline.steps[].title': 'Name: A few words do, such as Factory acceptance test.',
  'about.timeline.steps[].text': 'Text: One or two sentences say what happens then.',
  'about.timeline.steps[].result': 'Result: It says what the customer then has, without a full stop, such as a signed list of open points.',
  'about.sections': 'Sections: They follow each other down the page in this order.',
  'about.sections[].title': 'Heading: It names the field in large letters, such as Cloud and database.',
  'about.sections[].img': 'Picture: It stands beside the words, or across the page below a flow or a promise with fields. A plan and a record leave it no room; best is three wide by two high.',
  'about.sections[].paragraphs': 'Paragraphs: They say below the heading how the company works in this field.',
  'about.sections[].plan': 'Plan by the hour: A dark sheet beside the words shows who does what when.',
  'about.sections[].plan.title': 'Heading: It stands at the top of the sheet, such as A changeover by the hour.',
  'about.sections[].plan.rows': 'Rows: They stand in the order in which things happen.',
  'about.sections[].plan.rows[].time': 'Time: A weekday may stand before it, such as Fri 18:00.',
  'about.sections[].plan.rows[].what': 'What: It says in a few words what is done, such as Dry run, then water.',
  'about.sections[].plan.rows[].who': 'Who: The person or group stands below the task, such as Electricians.',
  'about.sections[].plan.rows[].decision': 'Decision: It highlights the row in which it is decided whether the work goes on or turns back.',
  'about.sections[].promise': 'Promise: Large letters on a dark band say what customers can hold the company to, unless there is a plan.',
  'about.sections[].promise.title': 'Heading: One short sentence says it, such as The repository is yours.',
  'about.sections[].promise.text': 'Text: One or two sentences below say what that means for the customer.',
  'about.sections[].promise.log': 'Log of changes: Rows beside the promise show real changes, as a repository lists them.',
  'about.sections[].promise.log.title': 'Heading: It says what was changed, such as The last five changes to a line.',
  'about.sections[].promise.log.author': 'Above the authors: It heads their column, such as Written by.',
  'about.sections[].promise.log.reviewer': 'Above the reviewers: It heads their column, such as Approved by.',
  'about.sections[].promise.log.changes': 'Changes: They stand in this order; repositories show the newest first.',
  'about.sections[].promise.log.changes[].date': 'Date: It is the day on which the change was approved.',
  'about.sections[].promise.log.changes[].change': 'Change: The message of the change says it in one line.',
  'about.sections[].promise.log.changes[].author': 'Author: It is the name of whoever wrote the change.',
  'about.sections[].promise.log.changes[].reviewer': 'Reviewer: It is the name of whoever approved it.',
  'about.sections[].promise.log.changes[].approved': 'What was approved: The row is opened and says it, with how it was tested; one row of the log is enough.',
  'about.sections[].flow': 'Flow: A line across the page below the words has a stop for each step.',
  'about.sections[].flow.title': 'Heading: It stands above the line, such as The way of a value.',
  'about.sections[].flow.steps': 'Steps: Each is a stop, in this order.',
  'about.sections[].flow.steps[]': 'Step: A few words do, such as Cloud or server.',
  'about.sections[].fields': 'Fields of work: Trades or skills, with a note on each: in large letters in the first section that has some, in columns in the next.',
  'about.sections[].fields[].title': 'Name: One to four words fit, such as Meat and fruit.',
  'about.sections[].fields[].text': 'Text: It says in a few words what matters there, such as Washdown, cold rooms and short runs.',
  'about.sections[].points': 'Points: They stand in bold below the paragraphs, each on a line of its own.',
  'about.sections[].points[]': 'Point: A few words do, such as A tested way back, until you sign.',
  'about.sections[].topic': 'Topic to ask about: It makes a button to the form, which begins the message: a changeover makes Ask about a changeover.',
  'about.sections[].link': 'Link: It stands at the end of the section and leads to a page that says more.',
  people: 'People: The About page shows who answers for what; projects and articles name them.',
  'people.title': 'Heading: It stands above them on the About page.',
  'people.introduction': 'Introduction: One or two sentences go with it.',
  'people.people': 'People: They are shown in this order.',
  'people.people[].id': 'Id: Projects and articles name a person by it, such as ana-tuhoro.',
  'people.people[].name': 'Name: Write it as the person does.',
  'people.people[].role': 'Role: It says what they do here, such as Controls lead.',
  'people.people[].since': 'In the trade since: Give the year in which they began, such as 2004.',
  'people.people[].trade': 'Trade: It says what they learned, such as Electrician.',
  'people.people[].certificates': 'Certificates: Those count that somebody can look up.',
  'people.people[].certificates[]': 'Certificate: Name it with who gave it, such as TÜV functional safety engineer.',
  'people.people[].ask': 'Ask about: One sentence says what to ask this person about.',
  'people.people[].img': 'Portrait: Best is three wide by two high; where nobody has one, names stand by themselves.',
};

export const shownOn = { people: 'about' };

export const listedUnder = { people: 'Company' };

export const things = {
  person: { source: 'content/people.json', named: ({ people }: Content) => people?.people },
};

export const modules = {
  about: ({ about }: Content) => withoutPage(about),
  people: peopleModule,
};

/** People, with the projects that they answered for; null where the site says nothing of any. */
function peopleModule({ people: file, written }: Content) {
  if (!file) return null;
  return {
    ...file,
    people: file.people.map((person) => ({
      ...person,
      projects: written.projects
        .filter(({ front }) => front.responsible === person.id)
        .map((project) => linkTo('projects', project)),
    })),
  };
}

/** The person with an id; undefined where none has it. */
export const personAt = ({ people }: Content, id: string | undefined): Person | undefined =>
  people?.people.find((person) => person.id === id);

/** The name and the role of the person with an id. */
export function nameAndRole(content: Content, id: string | undefined): string | undefined {
  const person = personAt(content, id);
  return person && `${person.name}, ${person.role}`;
}

export type About = NonNullable<z.infer<typeof pages.about>>;
export type AboutSection = About['sections'][number];
export type Person = NonNullable<z.infer<typeof files.people>>['people'][number];
export type People = NonNullable<ReturnType<typeof peopleModule>>;
