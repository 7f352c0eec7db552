import {
  heading,
  list,
  object,
  reference,
  sentences,
  target,
  text,
} from '../../content/schema/fields';
import { pageLink, pageText, paragraphs } from '../../content/schema/page';
import type { Content } from '../../generator/content/schemas';
import { pick } from '../../generator/objects';
import { personAt } from '../about/content';

export const pages = {
  home: object({
    page: pageText,
    tagline: text(90),
    contactLinkText: text(30),
    contactLink: object({ href: target() }).exactOptional(),
    facts: list(
      object({
        figure: text(20),
        text: text(60),
      }),
      { unique: ['figure'], fits: 4 },
    ).exactOptional(),
    introduction: paragraphs(),
    links: list(pageLink(), { unique: ['text'], fits: 2 }).exactOptional(),
    statement: object({
      title: heading(),
      text: sentences(),
    }).exactOptional(),
    itTeaser: object({
      title: text(90),
      text: sentences(),
      linkText: text(),
      href: target().exactOptional(),
    }).exactOptional(),
    ending: object({
      title: heading(),
      text: sentences(),
      person: reference('person').exactOptional(),
    }).exactOptional(),
  }),
};

export { default as words } from './fieldWords.en.json';

export const listedUnder = { home: 'Home page' };

export const modules = { home: homeModule };

/** The page's own words, with what it says of the person whom it ends with. */
function homeModule(content: Content) {
  const { page: _, ending, ...words } = content.home;
  const person = personAt(content, ending?.person);
  const shown = person && pick(person, ['name', 'role', 'ask']);
  return { ...words, ending: ending && { ...ending, person: shown } };
}

export type Home = ReturnType<typeof homeModule>;
