import type { z } from 'zod';
import {
  date,
  flag,
  formed,
  heading,
  list,
  object,
  oneOf,
  picture,
  text,
} from '../../content/schema/fields';
import { addressedPage, opening, pageTitle } from '../../content/schema/page';
import type { Build } from '../../generator/content/contentModules';
import type { Content } from '../../generator/content/schemas';
import { linkTo } from '../../generator/written/writtenPaths';
import { isPast } from './isPast';

/** The names of the specification's fields. */
export const specified = ['name', 'email', 'message'];

/** A form has some of these words as properties of its own, which a field would hide. */
const taken = ['action', 'contains', 'method', 'reset', 'style', 'submit', ...specified];

const name = () =>
  formed(
    /^[A-Za-z]\w*$/,
    'has to begin with a letter and go on with letters, digits and _, such as serial_number',
  ).refine((own) => !taken.includes(own), 'is a name that the form itself uses');

const field = object({
  name: name(),
  kind: oneOf('text', 'number', 'date', 'telephone', 'choice', 'choices', 'consent'),
  label: text(160),
  hint: text(160).exactOptional(),
  required: flag().exactOptional(),
  choices: list(text(60), { least: 1 }).exactOptional(),
}).refine(({ kind, choices }) => kind.startsWith('choice') === (choices !== undefined), {
  path: ['choices'],
  error: 'has to be there for the kinds choice and choices, and for no other',
});

export const pages = {
  contact: object({
    page: addressedPage,
    title: pageTitle(),
    img: picture('side').exactOptional(),
    introduction: opening(),
    formIntroduction: text(300).exactOptional(),
    fields: list(field, { unique: ['name'] }).exactOptional(),
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
  contact: (content: Content, { now }: Build) => {
    const { contact, company, written } = content;
    const { page: _, next, ...words } = contact;
    const start = next?.start && isPast(next.start.until, now) ? undefined : next?.start;
    const privacy = written.pages.find(({ front }) => front.isPrivacy);
    return {
      ...words,
      next: next && { ...next, start },
      /** The name of the service behind the form. */
      formService: company.formService,
      /** The page that says what becomes of a message. */
      privacyPage: privacy && linkTo(content, 'pages', privacy),
    };
  },
};

export type FormField = z.infer<typeof field>;
export type ContactPage = z.infer<typeof pages.contact>;
