import type { z } from 'zod';
import { date, flag, list, object, picture, reference, text } from '../../content/schema/fields';
import { band, draft, head, listPage, subjects } from '../../content/schema/written';
import type { Content } from '../../generator/content/schemas';
import { pick } from '../../generator/objects';
import { linkTo } from '../../generator/written/writtenPaths';
import { nameAndRole } from '../about/content';

export const files = {
  projects: object({
    ...listPage,
    band: band(),
  }).optional(),
};

export const collections = {
  /** The project in short. The text tells it in full. */
  projects: object({
    ...head,
    date: date().exactOptional(),
    onHome: flag().exactOptional(),
    partner: reference('partner').exactOptional(),
    img: picture('project').exactOptional(),
    ...subjects,
    stopped: text(40).exactOptional(),
    replaced: text(200).exactOptional(),
    done: text(600),
    value: text(40).exactOptional(),
    figures: list(
      object({
        what: text(60),
        before: text(12).exactOptional(),
        after: text(12),
      }),
      { unique: ['what'], fits: 4 },
    ).exactOptional(),
    responsible: reference('person').exactOptional(),
    crew: list(reference('person')).exactOptional(),
    draft,
  }),
};

// biome-ignore format: a field a line
export const words = {
  projects: 'Projects: The home page and a list of their own show what was done for clients, with figures that visitors can ask about.',
  'projects.title': 'Heading: It heads the list of them all.',
  'projects.band': 'Band: On the home page these stand above the projects.',
  'projects.band.title': 'Heading: It says what the projects prove, such as Projects you can ask about.',
  'projects/NAME': 'Project: The front matter makes the project’s card and its lists; the text behind it tells the project in full.',
  'projects/NAME.title': 'Heading: It heads the page and stands in lists, in a few words.',
  'projects/NAME.date': 'Handed over: The newest project stands first in the lists, and one without a day last.',
  'projects/NAME.onHome': 'On the home page: Projects with it are shown there, newest first; without any, the newest three are. In the file, false keeps a project away.',
  'projects/NAME.partner': 'Partner: The client, who is named with the project; in the file by the id, such as tussock-dairy.',
  'projects/NAME.img': 'Picture: Best is sixteen wide by nine high; phones show it as wide as the screen.',
  'projects/NAME.services': 'Services: The lists are filtered by these.',
  'projects/NAME.stopped': 'Line stopped for: Say it as a person would, such as 61 hours.',
  'projects/NAME.replaced': 'What was there: On the home page, it names the old equipment in a few words, such as two S5-115U, a paper recorder.',
  'projects/NAME.done': 'What is there now: On the home page, it names the new equipment in a few words, such as two S7-1500, records in Ignition.',
  'projects/NAME.value': 'Value: The project’s page says what such a project costs as a band, such as $180,000 to $220,000.',
  'projects/NAME.figures': 'Figures: They stand in large letters below the heading.',
  'projects/NAME.figures[].what': 'Unit: It stands below the numbers and says what they count, such as stops a week.',
  'projects/NAME.figures[].before': 'Before: It is the number before the project, such as 23; leave it out if there was none.',
  'projects/NAME.figures[].after': 'Now: It is the number after the project, such as 4.',
  'projects/NAME.responsible': 'Who answered for it: One of the people, in the file by the id, such as ana-tuhoro.',
  'projects/NAME.crew': 'Crew: The project’s page names who else worked on it.',
  'projects/NAME.crew[]': 'Person: One of the people, in the file by the id, such as ana-tuhoro.',
};

export const shownOn = { projects: 'home', 'labels/projects': '/projects' };

export const things = {
  project: {
    source: 'content/projects/',
    named: ({ written }: Content) => written.projects.map(({ name }) => ({ id: name, name })),
  },
};

/** So many are shown on the home page where none is chosen for it. */
export const shownAtHome = 3;

/** The projects that the home page shows. */
export function projectsAtHome({ written }: Content): Content['written']['projects'] {
  const chosen = written.projects.filter(({ front }) => front.onHome);
  const others = written.projects.filter(({ front }) => front.onHome !== false);
  return chosen.length > 0 ? chosen : others.slice(0, shownAtHome);
}

export const modules = { projects: projectsModule };

function projectsModule(content: Content) {
  const shown = projectsAtHome(content).map((project) => ({
    id: project.name,
    ...linkTo('projects', project),
    ...pick(project.front, ['partner', 'img', 'stopped', 'replaced', 'done', 'figures']),
    responsible: nameAndRole(content, project.front.responsible),
  }));
  return { title: '', ...content.projects?.band, projects: shown };
}

export type ProjectFront = z.infer<typeof collections.projects>;
export type ProjectFigure = NonNullable<ProjectFront['figures']>[number];
/** A project as the home page shows it. */
export type Project = ReturnType<typeof projectsModule>['projects'][number];
