import { company } from './company';
import type { HomeFact } from './types';

/**
 * What a visitor can check. The build holds the numbers of clients and models against the lists
 * they are counted from: `partners.ts` and `technologies.ts`.
 */
const facts: HomeFact[] = [
  { figure: `Since ${company.founded}`, text: 'in Auckland, with no hardware to sell' },
  { figure: '10 clients', text: 'by name, with three jobs and their figures', counted: 'partners' },
  { figure: '255 models', text: 'that we program, support or migrate from', counted: 'models' },
  { figure: 'One day', text: 'and an engineer has answered' },
];

/** The words of the home page outside its carousels, cards, jobs and partners. */
export const home = {
  tagline: 'Automation and IT for New Zealand production lines',
  contactLinkText: 'Talk to an engineer',
  facts,
  introduction: [
    `${company.name} designs, programs and commissions control systems for plants that make, fill and pack. We integrate many makers’ equipment and make none, so the choice follows your plant, your spares and what your electricians already know.`,
  ],
  heroLabel: 'What we do',
  servicesTitle: 'Range of Services',
  servicesIntro: 'Eight kinds of work we do on a line. Turn a card to see what you get.',
  partnersTitle: 'Our Most Trusted Partners',
  partnersIntro: 'Customers whose lines we have built, upgraded or look after.',
  itTeaser: {
    title: 'From the PLC to the monthly report',
    text: 'The people who program your line also build the databases, dashboards and cloud links behind it.',
    linkText: 'See our IT solutions',
  },
  ending: {
    title: 'When can your line stop?',
    text: 'Tell us what it does and what it should do. An engineer reads every message and answers within one working day.',
  },
};
