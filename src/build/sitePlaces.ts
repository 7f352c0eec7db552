import { about } from '../content/about';
import { company } from '../content/company';
import { contactPage } from '../content/contactPage';
import { home } from '../content/home';
import { itSolutionAnswers } from '../content/itSolutionAnswers';
import { itSolutions } from '../content/itSolutions';
import { jobs, jobsText } from '../content/jobs';
import { lineStations, lineSymptoms, lineText } from '../content/line';
import { panelsText } from '../content/panels';
import { services } from '../content/services';
import { synonyms } from '../content/synonyms';
import { technologies } from '../content/technologies';
import type { Work } from '../content/types';
import type { Place } from '../features/finder/loadPlaces';
import { choiceHref } from '../features/line/lineAddress';
import { stationName } from '../features/line/stationName';
import { officeHoursText } from '../features/office-hours/officeHours';
import { allRoutes, pathOf, type RouteId } from '../routes';
import { slugify } from '../ui/slugify';

/** A place before it has its address, the name of its page and its other words. */
type PlaceOnPage = {
  page: RouteId;
  /** The part of the page, by its id. */
  id?: string;
  /** Its address where that is not the page's with the id. */
  href?: string;
  heading: string;
  text: string[];
};

const { telephone, mail, location, social } = company.contact;

const workTexts = ({ build, support, migrate }: Work): string[] => [
  `${panelsText.work.build} ${build}.`,
  `${panelsText.work.support} ${support}.`,
  `${panelsText.work.migrate} ${migrate}.`,
];

/** What the finder finds besides makers and models: what is added here is found. */
const sources: PlaceOnPage[][] = [
  services.map(({ id, title, subtitle, description, backText }) => ({
    page: 'home',
    id,
    heading: title,
    text: [`${subtitle}.`, description, backText],
  })),
  itSolutionAnswers.map(({ id, question, answer }) => ({
    page: 'itsolutions',
    id,
    heading: question,
    text: [answer],
  })),
  itSolutions.sections.map(({ title, description, work, items }) => ({
    page: 'itsolutions',
    id: slugify(title),
    heading: title,
    text: [description, ...workTexts(work), `${items.join('. ')}.`],
  })),
  technologies.map(({ category, description, work }) => ({
    page: 'technologies',
    id: slugify(category),
    heading: category,
    text: [description, ...workTexts(work)],
  })),
  about.sections.map(({ id, title, paragraphs, points, promise, fields = [] }) => ({
    page: 'about',
    id,
    heading: title,
    text: [
      ...paragraphs,
      ...points.map((point) => `${point}.`),
      ...(promise ? [promise.title, promise.text] : []),
      ...fields.map((field) => `${field.title}: ${field.text}`),
    ],
  })),
  [
    {
      page: 'about',
      id: about.timeline.id,
      heading: about.timeline.title,
      text: about.timeline.steps.map(({ title, text }) => `${title}: ${text}`),
    },
  ],
  jobs.map(({ id, title, replaced, done, responsible }) => ({
    page: 'home',
    id,
    heading: title,
    text: [
      ...(replaced ? [`${jobsText.replaced} ${replaced}.`] : []),
      `${jobsText.done} ${done}.`,
      ...(responsible ? [`${jobsText.responsible} ${responsible}.`] : []),
    ],
  })),
  lineStations.map(({ id, name, stops, work, makers }) => ({
    page: 'home',
    href: choiceHref({ kind: 'station', id }),
    heading: name,
    text: [`${lineText.stops} ${stops}`, `${lineText.work} ${work}`, `${makers.join(', ')}.`],
  })),
  lineSymptoms.map(({ id, words, looks, visit }) => ({
    page: 'home',
    href: choiceHref({ kind: 'symptom', id }),
    heading: words,
    text: [
      ...looks.map(({ station, why }) => `${stationName(station)}: ${why}`),
      `${lineText.visit} ${visit}`,
    ],
  })),
  [
    { page: 'about', heading: about.title, text: about.introduction },
    { page: 'home', heading: home.tagline, text: home.introduction },
    {
      page: 'contact',
      heading: contactPage.tiles.title,
      text: [`${telephone}, ${mail}, ${location.text}, ${social.text}. ${officeHoursText}`],
    },
    {
      page: 'contact',
      heading: contactPage.form.title,
      text: [contactPage.introduction],
    },
  ],
];

/** What visitors know a page by. */
function pageName(id: RouteId): string {
  const route = allRoutes.find((candidate) => candidate.id === id);
  return route && 'navLabel' in route ? route.navLabel : (route?.title ?? '');
}

/** Every place of the site that the finder finds, in the order in which it shows them. */
export function places(): Place[] {
  const also = new Map(synonyms.map((synonym) => [synonym.name, synonym.also]));
  return sources.flat().map(({ page, id, href, heading, text }) => ({
    href: href ?? (id ? `${pathOf(page)}#${id}` : pathOf(page)),
    page: pageName(page),
    heading,
    text: text.join(' '),
    also: also.get(heading) ?? [],
  }));
}
