import type { z } from 'zod';
import { heading, list, object, text } from '../../content/schema/fields';
import { addressedPage, opening, pageTitle } from '../../content/schema/page';
import type { Content } from '../../generator/content/schemas';
import { linkTo } from '../../generator/written/writtenPaths';

export const pages = {
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
};

// biome-ignore format: a field a line
export const words = {
  contact: 'Contact: The ways to reach the company are in the company’s file; the other words of the page are here.',
  'contact.introduction': 'Introduction: It says below the heading what to tell the company, and who answers.',
  'contact.formIntroduction': 'Above the form: It says what has to be filled in, and what happens with a message.',
  'contact.kept': 'How long it is kept: It stands where a message is written and says when the service and the company delete it.',
  'contact.next': 'What happens next: Steps below the form say what follows once a message was sent.',
  'contact.next.title': 'Heading: It stands above the steps, such as What happens next.',
  'contact.next.steps': 'Steps: They stand in the order in which they happen, three side by side on a wide screen.',
  'contact.next.steps[].when': 'When: It stands above the step, such as Within one working day.',
  'contact.next.steps[].what': 'What: One or two sentences say what the company does then.',
};

export const shownOn = { 'labels/contact-form': 'contact' };

export const listedUnder = { contact: 'Company' };

export const modules = {
  /** What the contact page says, with what stands elsewhere about where a message goes. */
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
