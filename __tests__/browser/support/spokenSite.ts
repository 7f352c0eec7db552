import { about } from '../../../src/content/about';
import { company } from '../../../src/content/company';
import { contactPage } from '../../../src/content/contactPage';
import { contactStrip } from '../../../src/content/contactStrip';
import { copyText } from '../../../src/content/copyButton';
import { footer } from '../../../src/content/footer';
import { interfaceText } from '../../../src/content/interface';
import { itSolutionAnswers } from '../../../src/content/itSolutionAnswers';
import { itSolutions } from '../../../src/content/itSolutions';
import { itSolutionsPage } from '../../../src/content/itSolutionsPage';
import { notFoundPage } from '../../../src/content/notFoundPage';
import { panelsText } from '../../../src/content/panels';
import { replacementText } from '../../../src/content/replacement';
import { siemensPage } from '../../../src/content/siemensPage';
import { successors } from '../../../src/content/successors';
import { technologies } from '../../../src/content/technologies';
import { technologiesPage } from '../../../src/content/technologiesPage';
import type { AboutSection, Work } from '../../../src/content/types';
import { contactWays } from '../../../src/features/contact-details/contactWays';
import { officeHoursText, officeStatus } from '../../../src/features/office-hours/officeHours';
import { type Route, type RouteId, routes } from '../../../src/routes';
import type { Values } from './contactForm';
import { askLink, contactLink, finderForm, heading, landmark, list, terms } from './spokenPhrases';

/*
 * The pages of the site as a screen reader speaks them, in reading order, built from their content:
 * what they share, and all of them but the home page, which is in `spokenHome.ts`.
 */

const { form: text, tiles, hours, next } = contactPage;
const copy = copyText;
const panels = panelsText;

/** The words of a link to a page. */
export const linkText = ({ navLabel, title }: Route) => navLabel ?? title;

const banner = (id: RouteId) =>
  landmark('banner', [
    `link, ${company.name}`,
    ...landmark(
      `navigation, ${interfaceText.mainNavigation}`,
      list(
        routes.flatMap((route) => {
          if (!('navLabel' in route)) return [];
          return [[`link, ${route.navLabel}${route.id === id ? ', current page' : ''}`]];
        }),
      ),
    ),
  ]);

const strip = landmark(`region, ${contactStrip.region}`, [
  heading(2, contactStrip.title),
  contactStrip.text,
  ...list(Object.values(contactWays).map((way) => [contactLink(way)])),
]);

const contentinfo = landmark('contentinfo', [
  `© ${company.legalName}`,
  `link, ${footer.telephone} ${contactWays.telephone.text}`,
  `link, ${footer.write}`,
]);

/** A whole page: what all pages share, around what is its own. */
export const wholePage = (id: RouteId, main: string[]) =>
  landmark('document', [
    `link, ${interfaceText.skipLink}`,
    ...banner(id),
    ...landmark('main', main),
    ...strip,
    ...contentinfo,
  ]);

/** What a section of the About page shows beside its words. */
const beside = ({ plan, promise, flow, fields }: AboutSection) => [
  ...(plan
    ? [heading(3, plan.title), ...list(plan.rows.map(({ time, what, who }) => [time, what, who]))]
    : []),
  ...(promise ? [heading(3, promise.title), promise.text] : []),
  ...(flow ? [heading(3, flow.title), ...list(flow.steps.map((step) => [step]))] : []),
  ...terms((fields ?? []).map(({ title, text }) => [title, text])),
];

/** The About page. */
export const aboutMain = [
  heading(1, about.title),
  ...about.introduction,
  `link, ${about.jobsLink}`,
  heading(2, about.timeline.title),
  about.timeline.introduction,
  ...list(
    about.timeline.steps.map(({ title, text, result }) => [
      heading(3, title),
      text,
      `${about.timeline.result} ${result}.`,
    ]),
  ),
  ...about.sections.flatMap((section) => [
    heading(2, section.title),
    ...section.paragraphs,
    ...(section.points.length > 0 ? list(section.points.map((point) => [point])) : []),
    'topic' in section.action ? askLink(section.action.topic) : `link, ${section.action.text}`,
    ...(section.more ? [`link, ${section.more.text}`] : []),
    ...beside(section),
  ]),
];

const tile = (id: keyof typeof contactWays, copied: boolean) => [
  heading(3, tiles[id]),
  contactLink(contactWays[id]),
  ...(copied ? [`button, ${copy.button} ${tiles[id].toLowerCase()}`] : []),
];

type ContactState = {
  /** What is being sent. */
  sending?: Values;
  /** What the status says. */
  says?: string;
  toast?: string;
  /** There was a toast: its place stays. */
  dismissed?: boolean;
};

/** The office's hours while it is open, and whom to call when it is not. */
const officeHours = [
  heading(3, hours.title),
  officeHoursText,
  officeStatus({ open: true }),
  heading(3, hours.breakdown.title),
  `${hours.breakdown.customers} link, ${company.breakdown.telephone}`,
  hours.breakdown.others,
  `link, ${contactPage.vcard}`,
];

/** A moment at which the office is open: Tuesday noon. */
export const whileOpen = new Date('2026-11-24T12:00+13:00');

/**
 * The contact page while the office is open, before anything is done with its form or in another
 * state.
 */
export function contactMain({ sending, says, toast, dismissed }: ContactState = {}) {
  const state = sending ? 'not invalid, read only, required' : 'not invalid, required';
  const typed = (value?: string) => (value ? `, ${value}` : '');
  return [
    heading(1, contactPage.title),
    contactPage.introduction,
    heading(2, tiles.title),
    ...list([tile('telephone', true), tile('mail', true)]),
    heading(2, text.title),
    text.introduction,
    ...landmark(`form, ${text.title}`, [
      text.name,
      `textbox, ${text.name}${typed(sending?.name)}, ${state}`,
      text.email,
      `textbox, ${text.email}${typed(sending?.email)}, ${state}`,
      text.message,
      text.messageHint,
      `textbox, ${text.message}, ${text.messageHint}, ${state}`,
      sending ? `button, ${text.sending}, disabled` : `button, ${text.send}`,
      'status',
      ...(sending ? [text.sending] : []),
      ...(says ? [says] : []),
    ]),
    ...officeHours,
    ...list([tile('location', false), tile('social', false)]),
    heading(2, next.title),
    ...list(next.steps.map(({ when, what }) => [heading(3, when), what])),
    // Radix adds the key that leads there.
    ...(toast
      ? landmark(`region, ${copy.region} (F8)`, list([[toast, `button, ${copy.dismiss}`]]))
      : []),
    ...(dismissed ? landmark(`region, ${copy.region}`, ['list']) : []),
  ];
}

/** The reader says where a region ends, but not where a group does. */
const contentOf = {
  region: landmark,
  group: (name: string, content: string[]) => [name, ...content],
};

/** A panel: its heading is a button that says whether it is open, its content only where it is. */
const panel = (role: 'region' | 'group', name: string, isOpen: boolean, content: string[]) => [
  heading(2, name),
  `button, ${name}, 1 control, ${isOpen ? 'expanded' : 'not expanded'}`,
  ...(isOpen ? contentOf[role](`${role}, ${name}`, content) : []),
];

const panelButtons = [`button, ${panels.expandAll}`, `button, ${panels.collapseAll}`];

/** The list of jumps to the panels, by their names and, where it is told, how much is in each. */
const jumps = (links: string[]) =>
  landmark(`navigation, ${panels.jumps}`, list(links.map((link) => [`link, ${link}`])));

/** What the company does with a category. */
const workTerms = ({ build, support, migrate }: Work) =>
  terms([
    [panels.work.build, build],
    [panels.work.support, support],
    [panels.work.migrate, migrate],
  ]);

/** A model; of an older one also what it is migrated to. */
const modelItem = (model: string) => {
  const older = successors.find((each) => each.model === model);
  return older ? [model, replacementText.migratedTo(older.successor)] : [model];
};

/** The Technologies page, with all panels open or one of them closed, by its category. */
export const technologiesMain = ({ closed }: { closed?: string } = {}) => [
  heading(1, technologiesPage.title),
  technologiesPage.introduction,
  ...finderForm,
  ...panelButtons,
  ...jumps(
    technologies.map(
      ({ category, brands }) => `${category} ${brands.flatMap(({ models }) => models).length}`,
    ),
  ),
  ...technologies.flatMap(({ category, description, work, brands }) => {
    const products = brands.flatMap(({ models }) => models).length;
    const link = technologiesPage.panelLinks.find((each) => each.category === category);
    const name = `${category} ${technologiesPage.productCount(products)}`;
    return panel('group', name, category !== closed, [
      description,
      ...workTerms(work),
      ...list(
        brands.map((brand) => [heading(3, brand.name), ...list(brand.models.map(modelItem))]),
      ),
      askLink(category),
      ...(link ? [`link, ${link.text}`] : []),
    ]);
  }),
];

/** The IT Solutions page, with its panels open or closed. */
export const itSolutionsMain = ({ allClosed = false } = {}) => [
  heading(1, itSolutions.title),
  itSolutionsPage.introduction,
  ...itSolutionAnswers.flatMap(({ question, answer, topic }) => [
    heading(2, question),
    answer,
    askLink(topic),
  ]),
  ...finderForm,
  ...panelButtons,
  ...(allClosed ? [panels.allCollapsed] : []),
  ...jumps(itSolutions.sections.map(({ title }) => title)),
  ...itSolutions.sections.flatMap(({ title, description, work, items }) =>
    panel('region', title, !allClosed, [
      description,
      ...workTerms(work),
      ...list(items.map((item) => [item])),
      askLink(title),
    ]),
  ),
  `link, ${itSolutionsPage.technologiesLink}`,
];

/** The Siemens page: nothing but its heading. */
export const siemensMain = [heading(1, siemensPage.title)];

/** The page of unknown addresses. */
export const notFoundMain = [
  heading(1, notFoundPage.title),
  notFoundPage.introduction,
  ...list(routes.filter(({ indexed }) => indexed).map((route) => [`link, ${linkText(route)}`])),
  ...finderForm,
];
