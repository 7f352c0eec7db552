import type { z } from 'zod';
import { date, heading, list, object, picture, text } from '../../content/schema/fields';
import { addressedPage, opening, pageTitle } from '../../content/schema/page';
import type { Build } from '../../generator/content/contentModules';
import type { Content } from '../../generator/content/schemas';
import { linkTo } from '../../generator/written/writtenPaths';
import { isPast } from './isPast';

export const pages = {
  contact: object({
    page: addressedPage,
    title: pageTitle(),
    img: picture('side').exactOptional(),
    introduction: opening(),
    formIntroduction: text(300).exactOptional(),
    kept: text(200).exactOptional(),
    next: object({
      title: heading(),
      start: object({ text: text(), until: date() }).exactOptional(),
      steps: list(
        object({
          when: text(60).exactOptional(),
          what: text(300),
        }),
        { unique: ['what'] },
      ),
    }).exactOptional(),
  }),
};

export { default as words } from './fieldWords.en.json';

export const shownOn = { 'labels/contact-form': 'contact' };

export const listedUnder = { contact: 'Company' };

export const modules = {
  /** The texts of the contact page, with those from elsewhere about the way of a message. */
  contact: ({ contact, company, written }: Content, { now }: Build) => {
    const { page: _, next, ...words } = contact;
    const start = next?.start && isPast(next.start.until, now) ? undefined : next?.start;
    const privacy = written.pages.find(({ front }) => front.isPrivacy);
    return {
      ...words,
      next: next && { ...next, start },
      /** The name of the service behind the form. */
      formService: company.formService,
      /** The page that says what becomes of a message. */
      privacyPage: privacy && linkTo('pages', privacy),
    };
  },
};

export type ContactPage = z.infer<typeof pages.contact>;
