import type { z } from 'zod';
import {
  date,
  flag,
  formed,
  heading,
  id,
  list,
  object,
  picture,
  reference,
  type Said,
  sentences,
  text,
} from './fields';

/** What is said of a page elsewhere: in its tab, in search results and beside shared links. */
const pageWith = <Shape extends z.core.$ZodLooseShape>(more: Shape) =>
  object({
    title: text(60),
    description: text(155),
    sharePicture: picture('share').exactOptional(),
    ...more,
  });

export const pageText = pageWith({});

/** Of a page that may have another address. */
const addressedPage = pageWith({
  path: formed(
    /^\/[a-z0-9]+(-[a-z0-9]+)*$/,
    'has to be / and lower-case letters, digits and hyphens, such as /services',
  ).exactOptional(),
});

const pageTitle = () => text(90);
const opening = () => text(600);
const paragraphs = () => list(text(600));

/** A link to a page of the site; where there is no such page, there is no link. */
const pageLink = () =>
  object({
    text: text(),
    page: reference('page'),
  });

/** What the company does with something; each reads on from a label such as "We build". */
const work = object({
  build: text().exactOptional(),
  support: text().exactOptional(),
  migrate: text().exactOptional(),
});

const panelPicture = picture('card').exactOptional();

/** `content/not-found.json`. */
export const notFoundSchema = object({
  page: pageText,
  title: pageTitle(),
  introduction: opening(),
});

/**
 * The pages that a site may have, in their order, by their ids: the file of `about` is `content/about.json`
 * and its address `/about`, if it has no other. Not Found, which every unknown address shows, is none of them.
 */
export const pageSchemas = {
  home: object({
    page: pageText,
    tagline: text(90),
    contactLinkText: text(30),
    facts: list(
      object({
        figure: text(20),
        text: text(60),
      }),
      { unique: ['figure'], fits: 4 },
    ).exactOptional(),
    introduction: paragraphs(),
    itTeaser: object({
      title: text(90),
      text: sentences(),
      linkText: text(),
    }).exactOptional(),
    ending: object({
      title: heading(),
      text: sentences(),
      person: reference('person').exactOptional(),
    }).exactOptional(),
  }),
  technologies: object({
    page: addressedPage,
    title: pageTitle(),
    introduction: opening(),
    best: object({
      title: heading(),
      introduction: sentences().exactOptional(),
      platforms: list(
        object({
          model: reference('model'),
          maker: reference('maker'),
          text: text(160),
          projects: list(reference('project')).exactOptional(),
        }),
        { unique: ['model'], fits: 12 },
      ),
    }).exactOptional(),
    technologies: list(
      object({
        category: heading(),
        img: panelPicture,
        description: text(600).exactOptional(),
        work: work.exactOptional(),
        link: pageLink().exactOptional(),
        brands: list(
          object({
            name: heading(),
            models: list(text(60)).exactOptional(),
          }),
          { unique: ['name'] },
        ),
      }),
      { unique: ['category'], fits: 30 },
    ),
    topics: list(
      object({
        title: heading(),
        paragraphs: paragraphs(),
        parts: list(
          object({
            title: text(40),
            text: sentences(),
          }),
          { unique: ['title'] },
        ).exactOptional(),
        article: reference('article').exactOptional(),
      }),
      { unique: ['title'], fits: 4 },
    ).exactOptional(),
  }),
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
  }),
  contact: object({
    page: addressedPage,
    title: pageTitle(),
    introduction: opening(),
    formIntroduction: text(300).exactOptional(),
    kept: text(200).exactOptional(),
    next: object({
      title: heading(),
      steps: list(
        object({
          when: text(60).exactOptional(),
          what: text(300),
        }),
        { unique: ['what'] },
      ),
    }).exactOptional(),
  }),
  itsolutions: object({
    page: addressedPage,
    title: pageTitle(),
    introduction: opening(),
    technologiesLink: text().exactOptional(),
    answers: list(
      object({
        id: id(),
        question: text(90),
        answer: text(600),
        topic: text().exactOptional(),
      }),
      { unique: ['id', 'question'] },
    ).exactOptional(),
    sections: list(
      object({
        title: heading(),
        img: panelPicture,
        description: text(600).exactOptional(),
        work: work.exactOptional(),
        items: list(text(200)),
      }),
      { unique: ['title'], fits: 30 },
    ),
  }),
  siemens: object({
    page: addressedPage,
    title: pageTitle(),
  }),
};

type Pages = Said<typeof pageSchemas>;

export type PageId = keyof typeof pageSchemas;
export type Home = Pages['home'];
export type About = Pages['about'];
export type AboutSection = About['sections'][number];
export type ContactPage = Pages['contact'];
export type Technologies = Pages['technologies'];
export type TechnologyCategory = Technologies['technologies'][number];
export type Topic = NonNullable<Technologies['topics']>[number];
export type Work = z.infer<typeof work>;
export type ItSolutions = Pages['itsolutions'];
export type Siemens = Pages['siemens'];
