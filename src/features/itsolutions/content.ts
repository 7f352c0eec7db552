import type { z } from 'zod';
import { heading, id, list, object, picture, text } from '../../content/schema/fields';
import { addressedPage, opening, pageTitle, withoutPage } from '../../content/schema/page';
import type { Report } from '../../generator/content/problems';
import type { Content } from '../../generator/content/schemas';
import { checkAddresses, panelPicture, work } from '../technologies/content';

export const pages = {
  itsolutions: object({
    page: addressedPage,
    title: pageTitle(),
    introduction: opening(),
    img: picture('side').exactOptional(),
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
        topic: text().exactOptional(),
        img: panelPicture,
        description: text(600).exactOptional(),
        work: work.exactOptional(),
        items: list(text(200)),
      }),
      { unique: ['title'], fits: 30 },
    ),
  }).optional(),
};

export { default as words } from './fieldWords.en.json';

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
