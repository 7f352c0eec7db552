/**
 * The content of the tests' company, which has everything that a site may leave out; and names that
 * are made of templates.
 */

import { counted } from '../../../src/ui/counted';
import { fill } from '../../../src/ui/fill';
import { content, modules, pathOf, routeOf } from '../../support/company';

/** Something optional that this company has. Throws if it does not. */
export function there<Thing>(thing: Thing | undefined | null, what = 'such a thing'): Thing {
  if (thing === undefined || thing === null) throw new Error(`The tests' company has no ${what}.`);
  return thing;
}

export const { company, contact, home, labels } = content;

export const about = there(content.about, 'About page');
export const timeline = there(about.timeline, 'timeline');
export const next = there(contact.next, 'next steps');
export const technologiesPage = there(content.technologies, 'Technologies page');
export const itSolutions = there(content.itsolutions, 'IT solutions');
export const siemensPage = there(content.siemens, 'Siemens page');
export const notFoundPage = content['not-found'];
export const successors = there(content.successors, 'successors');

export const { label: heroLabel } = content.slides;
export const slides = content.slides.slides.map((slide) => ({
  ...slide,
  img: there(slide.img, `picture of ${slide.id}`),
}));
export const { title: partnersTitle, partners } = there(content.partners, 'partners');
export const { projects } = modules.projects;
export const { title: lineTitle, stations } = there(content.line, 'line');
export const symptoms = there(content.line?.symptoms, 'symptoms').map((symptom) => ({
  ...symptom,
  visit: there(symptom.visit, `first visit for ${symptom.id}`),
}));
export const itTeaser = there(home.itTeaser, 'way to the IT solutions');

/** Every card has both sides and a picture. */
export const services = there(content.services, 'services').services.map((card) => ({
  ...card,
  imgSrc: there(card.imgSrc, `picture of ${card.title}`),
  subtitle: there(card.subtitle, `subtitle of ${card.title}`),
  backText: there(card.backText, `back of ${card.title}`),
}));

/** Every category has its words, and every maker has models. */
export const technologies = technologiesPage.technologies.map((category) => ({
  ...category,
  description: there(category.description, `description of ${category.category}`),
  brands: category.brands.map((brand) => ({
    ...brand,
    models: there(brand.models, `models of ${brand.name}`),
  })),
  work: {
    build: there(category.work?.build, `work on ${category.category}`),
    support: there(category.work?.support, `work on ${category.category}`),
    migrate: there(category.work?.migrate, `work on ${category.category}`),
  },
}));

/** The sections below the categories. */
export const topics = there(technologiesPage.topics, 'topics of Technologies');

export const telephone = there(company.contact.telephone, 'telephone');
export const mail = there(company.contact.mail, 'mail address');
export const social = there(company.contact.social, 'profile');
export const location = there(company.contact.location, 'location');

export const breakdown = there(company.breakdown, 'number for breakdowns');
export const hours = there(modules['office-hours'], 'office hours');
export const { origin, language } = content.site;

/** The address of the contact form, with its message begun about a topic. */
export const askAboutHref = (topic: string) =>
  `${pathOf('contact')}?${new URLSearchParams({ about: topic })}#write`;

/** How many models a category has, in words. */
export const modelsText = (count: number) => counted(language, labels.panels.models, count);

/** The number of things that the search says it has found. */
export const foundText = (models: number, categories: number) =>
  fill(labels.search.found, {
    models: counted(language, labels.search.models, models),
    categories: counted(language, labels.search.categories, categories),
  });

/** The name of a link to the form about a topic. */
export const askAbout = (topic: string) => fill(labels.shared.askAbout, { topic });

/** The name of the button that copies something. */
export const copyName = (what: string) => fill(labels.copy.named, { what });

/** The name of a page in the navigation. */
export const nameOf = (id: string) => routeOf(id).name;

/** The title of a page in the tab. */
export const titleOf = (id: string) => routeOf(id).documentTitle;

/** A slide's name for screen readers: "2 of 7". */
export const positionOf = (number: number, count: number) =>
  fill(labels.carousel.position, { number, count });

/** The name of the link on the back of a card. */
export const moreAbout = (title: string) =>
  `${labels['flip-card'].more} ${fill(labels['flip-card'].moreAbout, { title })}`;
