import { company } from './company';

/** The words of the home page outside its carousels and cards. */
export const home = {
  tagline: 'Automation and IT for New Zealand production lines',
  contactLinkText: 'Talk to an engineer',
  introduction: [
    `${company.name} designs, programs and commissions control systems for plants that make, fill and pack. We integrate equipment from many makers and make none ourselves, so the choice follows your plant, your spares and what your electricians already know.`,
    'Our customers run dairy factories, breweries, wineries, bottling halls, packhouses, meat plants, bakeries, sawmills and water treatment plants. Some need a new line; many need a controller replaced that can no longer be bought, in a short shutdown and with a tested way back.',
  ],
  heroLabel: 'What we do',
  servicesTitle: 'Range of Services',
  servicesIntro: 'Eight kinds of work we do on a line. Turn a card to see what you get.',
  partnersTitle: 'Our Most Trusted Partners',
  partnersIntro: 'Customers whose lines we have built, upgraded or look after.',
  itTeaser: {
    title: 'From the PLC to the monthly report',
    text: 'The people who program your line also build the databases, dashboards and cloud links behind it. You have one team to call when a number looks wrong.',
    linkText: 'See our IT solutions',
  },
};
