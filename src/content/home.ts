import { company } from './company';
import type { HomeFact } from './types';

/**
 * What a visitor can check. The build holds the numbers of clients and models against the lists
 * they are counted from: `partners.ts` and `technologies.ts`.
 */
const facts: HomeFact[] = [
  { figure: `Since ${company.founded}`, text: 'in Auckland, with no hardware to sell' },
  { figure: '10 clients', text: 'by name, and jobs with their figures', counted: 'partners' },
  { figure: '255 models', text: 'programmed, serviced or replaced', counted: 'models' },
  { figure: 'One day', text: 'and an engineer has answered' },
];

/** The words of the home page outside its carousels, cards, jobs and partners. */
export const home = {
  tagline: 'Automation and IT for New\u00a0Zealand production lines',
  contactLinkText: 'Talk to an engineer',
  facts,
  introduction: [
    `${company.name} designs, programs and commissions controls for plants that make, fill and pack. We make no hardware, so the choice follows your plant and your spares.`,
  ],
  heroLabel: 'What we do',
  servicesTitle: 'Range of Services',
  servicesIntro: 'Turn a card to see what you get.',
  partnersTitle: 'Our Most Trusted Partners',
  partnersIntro: 'We built their lines, or look after them.',
  itTeaser: {
    title: 'From the PLC to the monthly report',
    text: 'Databases, dashboards and cloud links, by the people who program your line.',
    linkText: 'See our IT solutions',
  },
  ending: {
    title: 'When can your line stop?',
    text: 'Tell us what it does and what it should do. An engineer answers within one working day.',
  },
};
