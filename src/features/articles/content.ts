import type { z } from 'zod';
import { date, object, picture, reference } from '../../content/schema/fields';
import { band, draft, head, listPage, plan, subjects } from '../../content/schema/written';
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
    plan,
    draft,
  }).refine(({ date, updated }) => !updated || date <= updated, {
    path: ['updated'],
    error: 'is before date',
  }),
};

export { default as words } from './fieldWords.en.json';

export const shownOn = { articles: 'articles', 'labels/written': 'articles' };

export const things = {
  article: {
    source: 'content/articles/',
    named: ({ written }: Content) =>
      written.articles.map(({ name, front }) => ({ id: name, name: front.title })),
  },
};

export const modules = {
  /** The newest articles; null where the home page has no band of them. */
  articles: (content: Content) => {
    const { articles, written } = content;
    if (!articles?.band || written.articles.length === 0) return null;
    const newest = written.articles.slice(0, shownAtHome);
    return {
      ...articles.band,
      articles: newest.map((article) => ({
        ...linkTo(content, 'articles', article),
        description: article.front.description,
      })),
    };
  },
};

export type ArticleFront = z.infer<typeof collections.articles>;
