import type { z } from 'zod';
import {
  heading,
  id,
  list,
  object,
  picture,
  reference,
  sentences,
  target,
  text,
} from '../../content/schema/fields';
import type { Content } from '../../generator/content/schemas';

export const files = {
  services: object({
    title: heading(),
    introduction: sentences().exactOptional(),
    services: list(
      object({
        id: id(),
        imgSrc: picture('card').exactOptional(),
        title: heading(),
        subtitle: text(60).exactOptional(),
        description: text(600),
        backText: text(600).exactOptional(),
        panel: reference('category').exactOptional(),
        href: target().exactOptional(),
      }),
      { unique: ['id', 'title'], fits: 30 },
    ),
  }).optional(),
};

export { default as words } from './fieldWords.en.json';

export const shownOn = { services: 'home' };

export const listedUnder = { services: 'Home page' };

export const things = {
  service: {
    called: 'card',
    source: 'content/services.json',
    named: ({ services }: Content) => services?.services,
  },
};

export const modules = {
  services: ({ services }: Content) => services ?? { title: '', services: [] },
};

export type ServiceCard = NonNullable<z.infer<typeof files.services>>['services'][number];
