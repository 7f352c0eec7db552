import { carouselText } from '../../../src/content/carousel';
import { flipCardText } from '../../../src/content/flipCard';
import { home } from '../../../src/content/home';
import { jobs, jobsText } from '../../../src/content/jobs';
import { lineStations, lineSymptoms, lineText } from '../../../src/content/line';
import { lineStageText } from '../../../src/content/lineStage';
import { partners } from '../../../src/content/partners';
import { services } from '../../../src/content/services';
import { slides } from '../../../src/content/slides';
import type { Job, ServiceCard } from '../../../src/content/types';
import { contactWays } from '../../../src/features/contact-details/contactWays';
import { askLink, contactLink, finderForm, heading, landmark, list, terms } from './spokenPhrases';

/*
 * The home page as a screen reader speaks it, in reading order, built from its content.
 */

const controls = carouselText;
const faces = flipCardText;

const slide = (number: number, of: number, content: string) => [
  `slide, ${number} of ${of}`,
  content,
];

const button = (name: string) => `button, ${name}`;

/** The first slide, then all of the controls in the row in which they are seen. */
const hero = landmark(`carousel, ${home.heroLabel}`, [
  ...slide(1, slides.length, slides[0]?.text ?? ''),
  button(controls.play),
  button(controls.previous),
  `group, ${controls.picker}`,
  ...slides.map(
    (each, index) =>
      `button, ${controls.slide} ${index + 1}: ${each.text}${index ? '' : ', current item, disabled'}`,
  ),
  button(controls.next),
]);

/** The face that is shown: the name of what turns the card, then what is on it. */
function cardFace({ title, subtitle, description, backText }: ServiceCard, turned: boolean) {
  const front = [subtitle, description, faces.turn];
  return turned
    ? [
        `${title}: ${faces.turnBack}`,
        `${title}: ${faces.turnBack}`,
        heading(3, title),
        backText,
        `link, ${faces.more} ${faces.moreAbout} ${title}`,
        askLink(title),
      ]
    : [[title, ...front].join(' '), heading(3, title), ...front];
}

/** The line before anything is chosen on it: its picture with the stations, and both lists closed. */
const line = [
  heading(2, lineText.title),
  'figure',
  `image, ${lineStageText.picture}`,
  `toolbar, ${lineStageText.hotSpots}, orientated horizontally`,
  ...lineStations.map(({ name }, index) => `button, ${index + 1} ${name}, not pressed`),
  'caption',
  button(lineStageText.previous),
  button(lineStageText.wholeLine),
  button(lineStageText.next),
  button(lineStageText.play),
  'status',
  lineStageText.running,
  heading(3, lineText.symptoms),
  ...list(lineSymptoms.map(({ words }) => [words])),
  heading(3, lineText.stations),
  ...list(lineStations.map(({ name }, index) => [`${index + 1} ${name}`])),
];

/** One job: who and what, its figures before and after, what was done, and the makers it leads to. */
function jobCard(job: Job) {
  const { before: was, after: is } = jobsText;
  const facts = [
    [jobsText.stopped, job.stopped],
    [jobsText.replaced, job.replaced],
    [jobsText.done, job.done],
    [jobsText.responsible, job.responsible],
  ] as const;
  return [
    'article',
    ...partners.filter(({ id }) => id === job.partner).map(({ title }) => title),
    heading(3, job.title),
    ...terms(
      job.figures.map(({ what, before, after }) =>
        before ? [what, was, before, is, after] : [what, after],
      ),
    ),
    ...terms(facts.flatMap(([term, text]) => (text ? [[term, text]] : []))),
    ...list(job.makers.map((maker) => [`link, ${jobsText.findMaker} ${maker}`])),
  ];
}

const actions = [`link, ${home.contactLinkText}`, contactLink(contactWays.telephone)];

/**
 * The home page once its line is there, with all cards showing their fronts or one of them turned,
 * by its id.
 */
export const homeMain = ({ turned }: { turned?: string } = {}) => [
  heading(1, home.tagline),
  ...actions,
  ...hero,
  ...terms(home.facts.map(({ figure, text }) => [figure, text])),
  ...home.introduction,
  ...finderForm,
  heading(2, home.servicesTitle),
  home.servicesIntro,
  ...list(services.map((card) => cardFace(card, card.id === turned))),
  ...line,
  heading(2, jobsText.title),
  jobsText.introduction,
  ...list(jobs.map(jobCard)),
  ...landmark(`carousel, ${home.partnersTitle}`, [
    heading(2, home.partnersTitle),
    home.partnersIntro,
    button(controls.play),
    button(controls.previous),
    button(controls.next),
    ...partners
      .slice(0, 5)
      .flatMap(({ title }, index) => slide(index + 1, partners.length, `image, ${title}`)),
  ]),
  heading(2, home.itTeaser.title),
  home.itTeaser.text,
  `link, ${home.itTeaser.linkText}`,
  heading(2, home.ending.title),
  home.ending.text,
  ...actions,
];
