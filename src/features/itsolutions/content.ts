import type { z } from 'zod';
import { heading, id, list, object, text } from '../../content/schema/fields';
import { addressedPage, opening, pageTitle, withoutPage } from '../../content/schema/page';
import type { Report } from '../../generator/content/problems';
import type { Content } from '../../generator/content/schemas';
import { checkAddresses, panelPicture, work } from '../technologies/content';

export const pages = {
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
  }).optional(),
};

// biome-ignore format: a field a line
export const words = {
  itsolutions: 'IT Solutions: The page says what software and services for data the company offers.',
  'itsolutions.introduction': 'Introduction: It says below the heading what the software does, and for whom.',
  'itsolutions.technologiesLink': 'Link to Technologies: The button at the end of the page says it, such as Back to all technologies.',
  'itsolutions.answers': 'Answers: What buyers ask most stands above the panels, two side by side on a wide screen.',
  'itsolutions.answers[].question': 'Question: Put it as a customer would, such as Does our data stay ours?',
  'itsolutions.answers[].answer': 'Answer: A few sentences below the question do.',
  'itsolutions.answers[].topic': 'Topic to ask about: It makes a link to the form, which begins the message: our data makes Ask about our data.',
  'itsolutions.sections': 'Sections: Each is a panel that opens and closes, in this order.',
  'itsolutions.sections[].title': 'Name: It stands on the panel and makes its address: Open Source is at /itsolutions#open-source.',
  'itsolutions.sections[].description': 'Description: One or two sentences at the top of the panel say what it is good for.',
  'itsolutions.sections[].items': 'Items: They stand at the end of the panel, in two columns on a wide screen.',
  'itsolutions.sections[].items[]': 'Item: It says in one line what a customer can have, such as Shift handover forms that work on a phone.',
};

export const modules = { itsolutions: ({ itsolutions }: Content) => withoutPage(itsolutions) };

export const check = ({ itsolutions }: Content, report: Report): void =>
  checkAddresses(
    'itsolutions',
    (itsolutions?.sections ?? []).map(({ title }, index) => ({
      title,
      path: ['sections', index, 'title'],
    })),
    report,
  );

export type ItSolutions = NonNullable<z.infer<typeof pages.itsolutions>>;
