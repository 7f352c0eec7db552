import type { RouteId } from '../content/modules';
import type {
  ArticleFront,
  Collection,
  Content,
  DocumentFront,
  JobFront,
  Labels,
  Work,
  Written,
} from '../content/schema';
import type { Place } from '../features/finder/loadPlaces';
import { choiceHref } from '../features/line/choiceHref';
import { slugify } from '../ui/slugify';
import { contactWaysOf } from './content/contentModules';
import { hoursInWords } from './content/officeHours';
import { routesOf } from './content/routes';
import { readMarkdown } from './written/markdown';
import { entryPath, listed } from './written/writtenPaths';

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
    ...people(content),
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

/** Lists of written pages, and the pages by what their front matter and their headings say. */
function writtenPlaces(content: Content): Omit<Place, 'also'>[] {
  const { written, labels } = content;
  const headings = ({ body }: { body: string }) =>
    readMarkdown(body).headings.map(({ text }) => sentence(text));
  const place = (
    collection: Collection,
    entry: Written<JobFront | ArticleFront | DocumentFront>,
    ...text: (string | undefined)[]
  ) => ({
    href: entryPath(collection, entry.name),
    page: (collection !== 'pages' && content[collection]?.title) || entry.front.title,
    heading: entry.front.title,
    text: [entry.front.description, ...text, ...headings(entry)].filter(Boolean).join(' '),
  });
  const lists = listed.flatMap((name) => {
    const file = content[name];
    if (!file || written[name].length === 0) return [];
    const { title, introduction = '' } = file;
    return [{ href: `/${name}`, page: title, heading: title, text: introduction }];
  });
  return [
    ...lists,
    ...written.jobs.map((job) =>
      place(
        'jobs',
        job,
        sentence(labelled(labels.jobs.replaced, job.front.replaced)),
        sentence(labelled(labels.jobs.done, job.front.done)),
      ),
    ),
    ...written.articles.map((article) => place('articles', article)),
    ...written.pages.map((document) => place('pages', document)),
  ];
}

/** Who does the work, on the About page. */
const people = ({ people: file, about: page }: Content): PlaceOnPage[] =>
  page && file
    ? file.people.map(({ id, name, role, trade, certificates = [], ask }) => ({
        page: 'about',
        id,
        heading: name,
        text: [role, trade, ...certificates].map(sentence).concat(ask),
      }))
    : [];

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
  [...placesOf(content), ...writtenPlaces(content)].map(({ heading }) => heading);

/** Every place of the site that the finder finds, in the order in which it shows them. */
export function places(content: Content): Place[] {
  const { synonyms } = content;
  const { routes } = routesOf(content);
  const also = new Map(synonyms?.synonyms.map((synonym) => [synonym.name, synonym.also]));
  const onPages = placesOf(content).flatMap(({ page, id, href, heading, text }) => {
    const route = routes.find((candidate) => candidate.id === page);
    if (!route) return [];
    return {
      href: href ?? (id ? `${route.path}#${id}` : route.path),
      page: route.name,
      heading,
      text: text.filter(Boolean).join(' '),
    };
  });
  return [...onPages, ...writtenPlaces(content)].map((place) => ({
    ...place,
    also: also.get(place.heading) ?? [],
  }));
}
