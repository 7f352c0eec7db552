import type { z } from 'zod';
import { id, list, object, picture, reference, text, webAddress } from './fields';

const heading = text('Heading', '', { fits: 60 });
const introduction = text('Introduction', 'Below the heading.', { fits: 300 }).exactOptional();

/** `content/slides.json`. */
export const slidesSchema = object('Slides', 'The large pictures at the top of the home page.', {
  label: text('Name', 'What a screen reader calls the carousel.'),
  slides: list(
    'Slides',
    'In the order in which they are shown. With more than seven, phones show no dots.',
    object('Slide', '', {
      id: id(),
      img: picture(
        'hero',
        'Picture',
        'Twice as wide as high; phones show an upright part of it.',
      ).exactOptional(),
      text: text('Headline', '', { fits: 90 }),
    }),
    { unique: ['id', 'text'], least: 1, fits: 7 },
  ),
});

/** `content/services.json`. */
export const servicesSchema = object('Services', 'The cards of the home page.', {
  title: heading,
  introduction,
  services: list(
    'Cards',
    'In the order in which they are shown.',
    object('Card', '', {
      id: id(),
      imgSrc: picture('card', 'Picture', 'Eight by five.').exactOptional(),
      title: text('Name', '', { fits: 60 }),
      subtitle: text('Subtitle', '', { fits: 60 }).exactOptional(),
      description: text('Description', 'On the front.', { fits: 600 }),
      backText: text('Back', 'What one gets. A card without it does not turn: it is a link.', {
        fits: 600,
      }).exactOptional(),
      panel: reference(
        'category',
        'Panel',
        'The category of Technologies that the card leads to.',
      ).exactOptional(),
    }),
    { unique: ['id', 'title'], fits: 30 },
  ),
});

/** `content/partners.json`. */
export const partnersSchema = object('Partners', 'Clients, by name.', {
  title: heading,
  introduction,
  partners: list(
    'Partners',
    'In the order in which they are shown.',
    object('Partner', '', {
      id: id(),
      imgSrc: picture(
        'mark',
        'Mark',
        'Best as SVG. Without one the name is shown.',
      ).exactOptional(),
      title: text('Name', '', { fits: 60 }),
    }),
    { unique: ['id', 'title'], fits: 30 },
  ),
});

/** `content/jobs.json`. */
export const jobsSchema = object('Jobs', 'Jobs that were done, with their figures.', {
  title: heading,
  introduction,
  jobs: list(
    'Jobs',
    'In the order in which they are shown.',
    object('Job', 'What was not measured is left out.', {
      id: id(),
      title: text('Heading', '', { fits: 60 }),
      partner: reference('partner', 'Partner', 'For whom: the id of a partner.').exactOptional(),
      img: picture('job', 'Picture', 'Sixteen by nine.').exactOptional(),
      stopped: text('Line stopped for', 'As a person says it: 61 hours.', {
        fits: 40,
      }).exactOptional(),
      replaced: text('What was there', '', { fits: 200 }).exactOptional(),
      done: text('What is there now', '', { fits: 600 }),
      figures: list(
        'Figures',
        '',
        object('Figure', '', {
          what: text('Unit', 'What is counted: stops a week.', { fits: 60 }),
          before: text('Before', 'Left out where there is nothing to compare with.', {
            fits: 12,
          }).exactOptional(),
          after: text('Now', '', { fits: 12 }),
        }),
        { unique: ['what'], fits: 4 },
      ).exactOptional(),
      responsible: text('Who answered for it', 'The role.', { fits: 60 }).exactOptional(),
      makers: list(
        'Makers',
        'Whose products were used.',
        reference('maker', 'Maker', 'As Technologies spells it.'),
        {
          different: true,
        },
      ).exactOptional(),
    }),
    { unique: ['id', 'title'], fits: 30 },
  ),
});

const publication = object('Publication', '', {
  publisher: text('Publisher', ''),
  title: text('Title', ''),
  address: webAddress('Address', 'Where it can be read.'),
});

/** `content/successors.json`. */
export const successorsSchema = object(
  'Successors',
  'What makers name in place of models that they no longer make.',
  {
    title: heading,
    approach: text('How we replace', 'Printed above the table.', { fits: 600 }),
    successors: list(
      'Successors',
      'Only with a source: a wrong successor costs a plant more than none.',
      object(
        'Successor',
        'With a document of the maker, or two publications independent of each other.',
        {
          model: reference('model', 'Model', 'As Technologies spells it.'),
          successor: text('Successor', 'What the maker names in its place.', { fits: 60 }),
          document: object('Document of the maker', '', {
            maker: text('Maker', ''),
            title: text('Title', ''),
            number: text('Number', ''),
          }).exactOptional(),
          publications: list('Publications', 'Two that agree on it.', publication, {
            least: 2,
          }).exactOptional(),
        },
      )
        .refine(
          ({ document, publications }) => (document === undefined) !== (publications === undefined),
          'needs a document of the maker or two publications, and not both',
        )
        .refine(
          ({ publications = [] }) => {
            const hosts = publications
              .filter(({ address }) => URL.canParse(address))
              .map(({ address }) => new URL(address).host);
            return new Set(hosts).size === hosts.length;
          },
          {
            path: ['publications'],
            error: 'are not independent of each other: two are of one site',
          },
        )
        .refine(({ model, successor }) => model !== successor, {
          path: ['successor'],
          error: 'is the model itself',
        }),
      { unique: ['model'] },
    ),
  },
);

/** `content/synonyms.json`. */
export const synonymsSchema = object(
  'Synonyms',
  'What people say instead of the names that stand on the pages.',
  {
    synonyms: list(
      'Synonyms',
      '',
      object('Synonym', '', {
        name: text('Name', 'A category, maker, model or heading, as it is spelled there.'),
        also: list('Also called', 'Old names, parents, slang.', text('Word', ''), {
          least: 1,
          different: true,
        }),
      }),
      { unique: ['name'] },
    ),
  },
);

export type Slides = z.infer<typeof slidesSchema>;
export type Slide = Slides['slides'][number];
export type Services = z.infer<typeof servicesSchema>;
export type ServiceCard = Services['services'][number];
export type Partners = z.infer<typeof partnersSchema>;
export type Partner = Partners['partners'][number];
export type Jobs = z.infer<typeof jobsSchema>;
export type Job = Jobs['jobs'][number];
export type JobFigure = NonNullable<Job['figures']>[number];
export type Successors = z.infer<typeof successorsSchema>;
export type Successor = Successors['successors'][number];
export type SynonymList = z.infer<typeof synonymsSchema>;
export type Synonyms = SynonymList['synonyms'][number];
