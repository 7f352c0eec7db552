import type { z } from 'zod';
import { date, object, picture, reference } from '../../content/schema/fields';
import { band, draft, head, listPage, subjects } from '../../content/schema/written';
import type { Content } from '../../generator/content/schemas';
import { linkTo } from '../../generator/written/writtenPaths';
import { shownAtHome } from '../projects/content';

export const files = {
  articles: object({
    ...listPage,
    band: band().exactOptional(),
  }).optional(),
};

export const collections = {
  articles: object({
    ...head,
    date: date(),
    updated: date().exactOptional(),
    author: reference('person').exactOptional(),
    img: picture('side').exactOptional(),
    ...subjects,
    draft,
  }),
};

// biome-ignore format: a field a line
export const words = {
  articles: 'Articles: A list of their own and a band of the home page show what is written for readers to keep.',
  'articles.title': 'Heading: It heads the list of them all.',
  'articles.band': 'Band: On the home page these stand above the newest three.',
  'articles.band.title': 'Heading: It says what they are good for.',
  'articles/NAME': 'Article: The front matter makes the article’s entry in the lists; the text behind it is the article.',
  'articles/NAME.title': 'Heading: It heads the page and stands in lists, in a few words.',
  'articles/NAME.date': 'Published: The newest article stands first in the lists.',
  'articles/NAME.updated': 'Changed: Fill it in when something of substance was changed.',
  'articles/NAME.author': 'Author: One of the people, in the file by the id, such as ana-tuhoro.',
  'articles/NAME.img': 'Picture: Three wide by two high; it stands at the head.',
  'articles/NAME.services': 'Services: The lists are filtered by these.',
};

export const shownOn = { articles: '/articles', 'labels/written': '/articles' };

export const things = {
  article: {
    source: 'content/articles/',
    named: ({ written }: Content) =>
      written.articles.map(({ name, front }) => ({ id: name, name: front.title })),
  },
};

export const modules = {
  /** The newest articles; null where the home page has no band of them. */
  articles: ({ articles, written }: Content) => {
    if (!articles?.band || written.articles.length === 0) return null;
    const newest = written.articles.slice(0, shownAtHome);
    return {
      ...articles.band,
      articles: newest.map((article) => ({
        ...linkTo('articles', article),
        description: article.front.description,
      })),
    };
  },
};

export type ArticleFront = z.infer<typeof collections.articles>;
