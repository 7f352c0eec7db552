import { about } from '../../../src/content/about';
import { carouselText } from '../../../src/content/carousel';
import { company } from '../../../src/content/company';
import { contactPage } from '../../../src/content/contactPage';
import { contactStrip } from '../../../src/content/contactStrip';
import { copyText } from '../../../src/content/copyButton';
import { finderField } from '../../../src/content/finderField';
import { flipCardText } from '../../../src/content/flipCard';
import { footer } from '../../../src/content/footer';
import { home } from '../../../src/content/home';
import { interfaceText } from '../../../src/content/interface';
import { itSolutions } from '../../../src/content/itSolutions';
import { itSolutionsPage } from '../../../src/content/itSolutionsPage';
import { notFoundPage } from '../../../src/content/notFoundPage';
import { panelsText } from '../../../src/content/panels';
import { partners } from '../../../src/content/partners';
import { replacementText } from '../../../src/content/replacement';
import { services } from '../../../src/content/services';
import { siemensPage } from '../../../src/content/siemensPage';
import { slides } from '../../../src/content/slides';
import { successors } from '../../../src/content/successors';
import { technologies } from '../../../src/content/technologies';
import { technologiesPage } from '../../../src/content/technologiesPage';
import type { ServiceCard } from '../../../src/content/types';
import { type ContactWay, contactWays } from '../../../src/features/contact-details/contactWays';
import { officeHoursText, officeStatus } from '../../../src/features/office-hours/officeHours';
import { type Route, type RouteId, routes } from '../../../src/routes';
import type { Values } from './contactForm';

/*
 * The pages of the site as a screen reader speaks them, in reading order, built from their content.
 */

const { form: text, tiles } = contactPage;
const controls = carouselText;
const faces = flipCardText;
const copy = copyText;
const panels = panelsText;

/** A heading as it is spoken. */
export const heading = (level: number, text: string) => `heading, ${text}, level ${level}`;

/** A list of items, each with all that is in it. */
export const list = (items: string[][]) => [
  'list',
  ...items.flatMap((item, index) => [`${index + 1} of ${items.length}`, ...item]),
];

/** A landmark, with all that is in it. */
export const landmark = (name: string, content: string[]) => [name, ...content, `end of ${name}`];

/** A link to a way of reaching the company. */
export const contactLink = ({ text, elsewhere }: ContactWay) =>
  `link, ${text}${elsewhere ? ` (${interfaceText.opensElsewhere})` : ''}`;

const askLink = (topic: string) => `link, ${interfaceText.askAbout} ${topic}`;

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
  `${footer.founded} ${company.founded}`,
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

const slide = (number: number, of: number, content: string) => [
  `slide, ${number} of ${of}`,
  content,
];

const carouselButtons = [controls.play, controls.previous, controls.next].map(
  (name) => `button, ${name}`,
);

/** The field that finds something. The reader says where a form ends, but not where a search does. */
const finderForm = [
  'search',
  ...landmark('form', [finderField.label, `searchbox, ${finderField.label}`, 'status']),
];

/** The face that is shown: the name of what turns the card, then what is on it. */
function cardFace({ title, subtitle, description, backText }: ServiceCard, turned: boolean) {
  const front = [subtitle, description, faces.turn];
  return turned
    ? [
        `${title}: ${faces.turnBack}`,
        title,
        ':',
        faces.turnBack,
        heading(3, title),
        backText,
        `link, ${faces.more} ${faces.moreAbout} ${title}`,
        askLink(title),
      ]
    : [[title, ...front].join(' '), heading(3, title), ...front];
}

/** The home page, with all cards showing their fronts or one of them turned, by its id. */
export const homeMain = ({ turned }: { turned?: string } = {}) => [
  ...landmark(`carousel, ${home.heroLabel}`, [
    ...slide(1, slides.length, slides[0]?.text ?? ''),
    ...carouselButtons,
    `group, ${controls.picker}`,
    ...slides.map(
      (each, index) =>
        `button, ${controls.slide} ${index + 1}: ${each.text}${index ? '' : ', current item, disabled'}`,
    ),
  ]),
  heading(1, home.tagline),
  `link, ${home.contactLinkText}`,
  contactLink(contactWays.telephone),
  ...home.introduction,
  ...finderForm,
  heading(2, home.servicesTitle),
  home.servicesIntro,
  ...list(services.map((card) => cardFace(card, card.id === turned))),
  ...landmark(`carousel, ${home.partnersTitle}`, [
    heading(2, home.partnersTitle),
    home.partnersIntro,
    ...carouselButtons,
    ...partners
      .slice(0, 5)
      .flatMap(({ title }, index) => slide(index + 1, partners.length, `image, ${title}`)),
  ]),
  heading(2, home.itTeaser.title),
  home.itTeaser.text,
  `link, ${home.itTeaser.linkText}`,
];

/** The About page. */
export const aboutMain = [
  heading(1, about.title),
  ...about.introduction,
  ...about.sections.flatMap(({ title, points, paragraphs }) => [
    heading(2, title),
    ...list(points.map((point) => [point])),
    ...paragraphs,
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
    ...list([
      tile('telephone', true),
      tile('mail', true),
      tile('location', false),
      tile('social', false),
    ]),
    heading(3, contactPage.hours.title),
    officeHoursText,
    officeStatus({ open: true }),
    `link, ${contactPage.vcard}`,
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
  ...technologies.flatMap(({ category, description, brands }) => {
    const products = brands.flatMap(({ models }) => models).length;
    const link = technologiesPage.panelLinks.find((each) => each.category === category);
    const name = `${category} ${technologiesPage.productCount(products)}`;
    return panel('group', name, category !== closed, [
      description,
      ...list(
        brands.map((brand) => [heading(3, brand.name), ...list(brand.models.map(modelItem))]),
      ),
      ...(link ? [`link, ${link.text}`] : []),
      askLink(category),
    ]);
  }),
];

/** The IT Solutions page, with its panels open or closed. */
export const itSolutionsMain = ({ allClosed = false } = {}) => [
  heading(1, itSolutions.title),
  itSolutionsPage.introduction,
  ...finderForm,
  ...panelButtons,
  ...(allClosed ? [panels.allCollapsed] : []),
  ...itSolutions.sections.flatMap(({ title, description, items }) =>
    panel('region', title, !allClosed, [
      description,
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
