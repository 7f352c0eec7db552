import { heading, list, object, reference, sentences, text } from '../../content/schema/fields';
import { pageText, paragraphs } from '../../content/schema/page';
import type { Content } from '../../generator/content/schemas';
import { pick } from '../../generator/objects';
import { personAt } from '../about/content';

export const pages = {
  home: object({
    page: pageText,
    tagline: text(90),
    contactLinkText: text(30),
    facts: list(
      object({
        figure: text(20),
        text: text(60),
      }),
      { unique: ['figure'], fits: 4 },
    ).exactOptional(),
    introduction: paragraphs(),
    itTeaser: object({
      title: text(90),
      text: sentences(),
      linkText: text(),
    }).exactOptional(),
    ending: object({
      title: heading(),
      text: sentences(),
      person: reference('person').exactOptional(),
    }).exactOptional(),
  }),
};

// biome-ignore format: a field a line
export const words = {
  home: 'Home: The slides, cards, clients and projects of the page have files of their own; the rest of its words is here.',
  'home.tagline': 'Tagline: It stands over the large pictures and says what the company does, for whom and where.',
  'home.contactLinkText': 'Link to the form: The bright button over the large pictures says it, and the one at the end of the page, such as Talk to an engineer.',
  'home.facts': 'Facts: A dark band below the large pictures shows what a visitor can check, four side by side on a wide screen.',
  'home.facts[].figure': 'Figure: A number or two words fit, such as Since {company.founded} or {count.partners} clients.',
  'home.facts[].text': 'Text: The line below says what it is a figure of, such as programmed, serviced or replaced.',
  'home.introduction': 'Introduction: The company in a few lines stands beside the search field; search engines get the first paragraph.',
  'home.itTeaser': 'Way to the IT solutions: A band near the end of the page leads there, as long as there is that page.',
  'home.itTeaser.title': 'Heading: It says in large letters what can be had, such as From the PLC to the monthly report.',
  'home.itTeaser.text': 'Text: One sentence below the heading says what it consists of and who does it.',
  'home.itTeaser.linkText': 'Text of the link: The button of the band says it, such as See our IT solutions.',
  'home.ending': 'Ending: A bright band asks visitors to get in touch, in the largest letters of the page and with the same button as at the top.',
  'home.ending.title': 'Heading: A short question or request does best, such as When can your line stop?',
  'home.ending.text': 'Text: It says what to tell the company, and what happens then.',
  'home.ending.person': 'Person: Name, role and what to ask this person about stand beside the button; it is a person’s id, such as callum-reid.',
};

export const listedUnder = { home: 'Home page' };

export const modules = { home: homeModule };

/** The page's own words, with what it says of the person whom it ends with. */
function homeModule(content: Content) {
  const { page: _, ending, ...words } = content.home;
  const person = personAt(content, ending?.person);
  const shown = person && pick(person, ['name', 'role', 'ask']);
  return { ...words, ending: ending && { ...ending, person: shown } };
}

export type Home = ReturnType<typeof homeModule>;
