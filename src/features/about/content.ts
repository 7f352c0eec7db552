import type { z } from 'zod';
import {
  date,
  flag,
  heading,
  id,
  list,
  object,
  picture,
  properName,
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
          delay: object({
            title: heading(),
            weeks: whole(1, 1000),
            planned: text(),
            done: text(),
            reasons: list(
              object({
                weeks: whole(1, 1000),
                what: text(),
                cost: text(20).exactOptional(),
                who: text().exactOptional(),
              }),
              { unique: ['what'], least: 1, fits: 5 },
            ),
          }).exactOptional(),
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
        fieldsTitle: heading().exactOptional(),
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
        name: properName(60),
        role: text(60),
        since: whole(1950, 2100).exactOptional(),
        joined: whole(1950, 2100).exactOptional(),
        trade: text().exactOptional(),
        certificates: list(text()).exactOptional(),
        ask: text().exactOptional(),
        img: picture('side', { isPerson: true }).exactOptional(),
      }),
      { unique: ['id', 'name'], fits: 12 },
    ),
  }).optional(),
};

export { default as words } from './fieldWords.en.json';

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
function peopleModule(content: Content) {
  const { people: file, written, company } = content;
  if (!file) return null;
  return {
    ...file,
    founded: company.founded,
    thisYear: new Date().getFullYear(),
    people: file.people.map((person) => ({
      ...person,
      projects: written.projects
        .filter(({ front }) => front.responsible === person.id)
        .map((project) => linkTo(content, 'projects', project)),
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
