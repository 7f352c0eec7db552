import type { RouteId } from '../content/modules';
import type { Content, Labels, Work } from '../content/schema';
import type { Place } from '../features/finder/loadPlaces';
import { choiceHref } from '../features/line/choiceHref';
import { slugify } from '../ui/slugify';
import { contactWaysOf } from './content/contentModules';
import { hoursInWords } from './content/officeHours';
import type { Site } from './site';

/** A place before it has its address, the name of its page and its other words. */
type PlaceOnPage = {
  page: RouteId;
  /** The part of the page, by its id. */
  id?: string;
  /** Its address where that is not the page's with the id. */
  href?: string;
  heading: string;
  text: (string | undefined)[];
};

/** A text behind its label; nothing where there is no text. */
const labelled = (label: string, text: string | undefined) => text && `${label} ${text}`;

const sentence = (text: string | undefined) => text && `${text}.`;

const workTexts = (work: Work | undefined, { panels }: Labels) => [
  sentence(labelled(panels.build, work?.build)),
  sentence(labelled(panels.support, work?.support)),
  sentence(labelled(panels.migrate, work?.migrate)),
];

/** What the finder finds besides makers and models: what is added here is found. */
function placesOf(content: Content): PlaceOnPage[] {
  return [
    ...services(content),
    ...itSolutions(content),
    ...technologies(content),
    ...about(content),
    ...jobs(content),
    ...line(content),
    { page: 'home', heading: content.home.tagline, text: content.home.introduction },
    ...contactWays(content),
    {
      page: 'contact',
      heading: content.labels['contact-form'].title,
      text: [content.contact.introduction],
    },
  ];
}

/** The part of the contact page that says how to reach the company, where it does. */
function contactWays(content: Content): PlaceOnPage[] {
  const hours = hoursInWords(content);
  const ways = contactWaysOf(content).map(({ text }) => text);
  if (ways.length === 0 && !content.company.address && !hours) return [];
  return [
    {
      page: 'contact',
      heading: content.labels.contact.tiles,
      text: [ways.length > 0 ? sentence(ways.join(', ')) : undefined, hours],
    },
  ];
}

const services = ({ services: file }: Content): PlaceOnPage[] =>
  (file?.services ?? []).map(({ id, title, subtitle, description, backText }) => ({
    page: 'home',
    id,
    heading: title,
    text: [sentence(subtitle), description, backText],
  }));

function itSolutions({ itsolutions: file, labels }: Content): PlaceOnPage[] {
  const answers = (file?.answers ?? []).map(({ id, question, answer }) => ({
    page: 'itsolutions' as const,
    id,
    heading: question,
    text: [answer],
  }));
  const sections = (file?.sections ?? []).map(({ title, description, work, items }) => ({
    page: 'itsolutions' as const,
    id: slugify(title),
    heading: title,
    text: [description, ...workTexts(work, labels), sentence(items.join('. '))],
  }));
  return [...answers, ...sections];
}

const technologies = ({ technologies: file, labels }: Content): PlaceOnPage[] =>
  (file?.technologies ?? []).map(({ category, description, work }) => ({
    page: 'technologies',
    id: slugify(category),
    heading: category,
    text: [description, ...workTexts(work, labels)],
  }));

function about({ about: file }: Content): PlaceOnPage[] {
  if (!file) return [];
  const sections = file.sections.map(
    ({ id, title, paragraphs, points = [], promise, fields = [] }): PlaceOnPage => ({
      page: 'about',
      id,
      heading: title,
      text: [
        ...paragraphs,
        ...points.map(sentence),
        promise?.title,
        promise?.text,
        ...fields.map((field) => `${field.title}: ${field.text}`),
      ],
    }),
  );
  const { timeline } = file;
  return [
    ...sections,
    ...(timeline
      ? [
          {
            page: 'about' as const,
            id: timeline.id,
            heading: timeline.title,
            text: timeline.steps.map(({ title, text }) => `${title}: ${text}`),
          },
        ]
      : []),
    { page: 'about', heading: file.title, text: file.introduction },
  ];
}

const jobs = ({ jobs: file, labels }: Content): PlaceOnPage[] =>
  (file?.jobs ?? []).map(({ id, title, replaced, done, responsible }) => ({
    page: 'home',
    id,
    heading: title,
    text: [
      sentence(labelled(labels.jobs.replaced, replaced)),
      sentence(labelled(labels.jobs.done, done)),
      sentence(labelled(labels.jobs.responsible, responsible)),
    ],
  }));

function line({ line: file, labels: { line: words } }: Content): PlaceOnPage[] {
  const { stations = [], symptoms = [] } = file ?? {};
  const nameOf = (id: string) => stations.find((station) => station.id === id)?.name ?? id;
  return [
    ...stations.map(({ id, name, stops, work, makers = [] }) => ({
      page: 'home' as const,
      href: choiceHref('station', id),
      heading: name,
      text: [
        labelled(words.stops, stops),
        labelled(words.work, work),
        makers.length > 0 ? `${makers.join(', ')}.` : undefined,
      ],
    })),
    ...symptoms.map(({ id, words: said, looks, visit }) => ({
      page: 'home' as const,
      href: choiceHref('symptom', id),
      heading: said,
      text: [
        ...looks.map(({ station, why }) => `${nameOf(station)}: ${why}`),
        labelled(words.visit, visit),
      ],
    })),
  ];
}

/** What the places that the finder finds are called: their headings. */
export const placeHeadings = (content: Content): string[] =>
  placesOf(content).map(({ heading }) => heading);

/** Every place of the site that the finder finds, in the order in which it shows them. */
export function places(site: Site): Place[] {
  const { synonyms } = site.content;
  const also = new Map(synonyms?.synonyms.map((synonym) => [synonym.name, synonym.also]));
  return placesOf(site.content).flatMap(({ page, id, href, heading, text }) => {
    const route = site.routes.find((candidate) => candidate.id === page);
    if (!route) return [];
    return {
      href: href ?? (id ? `${route.path}#${id}` : route.path),
      page: route.name,
      heading,
      text: text.filter(Boolean).join(' '),
      also: also.get(heading) ?? [],
    };
  });
}
