import type { z } from 'zod';
import {
  heading,
  id,
  list,
  object,
  picture,
  reference,
  sentences,
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
      }),
      { unique: ['id', 'title'], fits: 30 },
    ),
  }).optional(),
};

// biome-ignore format: a field a line
export const words = {
  'services[]': 'Service: One of the cards, in the file by its id, such as water-treatment.',
  services: 'Services: Cards on the home page show what the company offers.',
  'services.title': 'Heading: It stands above the cards, such as Range of Services.',
  'services.introduction': 'Introduction: One sentence below the heading says what the cards are for.',
  'services.services': 'Cards: They are shown in this order.',
  'services.services[].id': 'Id: It is the end of the card’s address, such as /#plc, and stations of the line name the card by it; never change it once it is published.',
  'services.services[].imgSrc': 'Picture: Best is eight wide by five high, with what matters in the middle: its sides are cut a little.',
  'services.services[].title': 'Name: It stands on both sides of the card, such as Robotics.',
  'services.services[].subtitle': 'Subtitle: A few words below the name say more, such as Pick, pack and palletise.',
  'services.services[].description': 'Description: One or two sentences on the front say what the service is.',
  'services.services[].backText': 'Back: It says what the customer gets; a card without it does not turn but is a link.',
  'services.services[].panel': 'Panel: The card leads to this category or topic of Technologies; without it, to the top of that page.',
};

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
