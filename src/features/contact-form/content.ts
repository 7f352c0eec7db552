import type { z } from 'zod';
import { heading, list, object, picture, text } from '../../content/schema/fields';
import { addressedPage, opening, pageTitle } from '../../content/schema/page';
import type { Content } from '../../generator/content/schemas';
import { linkTo } from '../../generator/written/writtenPaths';

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
  contact: ({ contact: { page: _, ...words }, company, written }: Content) => {
    const privacy = written.pages.find(({ front }) => front.isPrivacy);
    return {
      ...words,
      /** The name of the service behind the form. */
      formService: company.formService,
      /** The page that says what becomes of a message. */
      privacyPage: privacy && linkTo('pages', privacy),
    };
  },
};

export type ContactPage = z.infer<typeof pages.contact>;
