import type { z } from 'zod';
import {
  amount,
  date,
  flag,
  list,
  object,
  oneOf,
  picture,
  reference,
  text,
} from '../../content/schema/fields';
import { band, draft, head, listPage, plan, subjects } from '../../content/schema/written';
import type { Content } from '../../generator/content/schemas';
import { pick } from '../../generator/objects';
import { linkTo } from '../../generator/written/writtenPaths';
import { nameAndRole } from '../about/content';
import { measured } from '../charts/figures';

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
    done: text(600),
    value: text(40).exactOptional(),
    figures: list(
      object({
        what: text(60),
        before: text(12).exactOptional(),
        after: text(12),
        better: oneOf('more', 'fewer').exactOptional(),
        parts: list(
          object({
            count: amount(),
            what: text(90),
            credit: oneOf('us', 'plant', 'other').exactOptional(),
          }),
          { unique: ['what'], fits: 6 },
        ).exactOptional(),
      }),
      { unique: ['what'], fits: 4 },
    ).exactOptional(),
    responsible: reference('person').exactOptional(),
    crew: list(reference('person')).exactOptional(),
    plan,
    mistake: object({
      before: text(8),
      words: text(30),
      after: text(8),
    }).exactOptional(),
    draft,
  }),
};

export { default as words } from './fieldWords.en.json';

export const shownOn = { projects: 'home', 'labels/projects': 'projects' };

export const things = {
  project: {
    source: 'content/projects/',
    named: ({ written }: Content) => written.projects.map(({ name }) => ({ id: name, name })),
  },
};

/** The number shown on the home page if none is chosen for it. */
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
    ...linkTo(content, 'projects', project),
    ...pick(project.front, ['partner', 'img', 'stopped', 'done']),
    // Whose share each part is stands on the project's own page.
    figures: project.front.figures?.map(({ parts: _, ...figure }) =>
      measured(figure, content.site.language),
    ),
    responsible: nameAndRole(content, project.front.responsible),
  }));
  return { title: '', ...content.projects?.band, projects: shown };
}

export type ProjectFront = z.infer<typeof collections.projects>;
/** A project as the home page shows it. */
export type Project = ReturnType<typeof projectsModule>['projects'][number];
