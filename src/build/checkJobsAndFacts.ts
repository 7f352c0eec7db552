import type { HomeFact, Job, Partner, TechnologyCategory } from '../content/types';
import type { ContentProblems } from './ContentProblems';

type JobContent = { jobs: Job[]; partners: Partner[]; technologies: TechnologyCategory[] };

/**
 * Reports a band without jobs, jobs of nobody who is among the partners, and makers who are in no
 * panel.
 */
export function checkJobs(
  { jobs, partners, technologies }: JobContent,
  problems: ContentProblems,
): void {
  const where = 'src/content/jobs.ts';
  const makers = technologies.flatMap(({ brands }) => brands.map(({ name }) => name));
  problems.requireEntries(where, 'the list', 'length', jobs);
  problems.requireUnique(where, jobs, 'id');
  for (const { id, partner, makers: own } of jobs) {
    if (!partners.some((candidate) => candidate.id === partner))
      problems.report(where, id, 'partner', `"${partner}" is no partner's id`);
    for (const [index, maker] of own.entries()) {
      if (makers.includes(maker)) continue;
      problems.report(where, id, `makers[${index}]`, `"${maker}" is no maker in technologies.ts`);
    }
  }
}

type FactContent = { facts: HomeFact[]; partners: Partner[]; technologies: TechnologyCategory[] };

/** Reports facts of the home page whose number is not that of the list it is counted from. */
export function checkFacts(
  { facts, partners, technologies }: FactContent,
  problems: ContentProblems,
): void {
  const counts = {
    partners: partners.length,
    models: technologies.flatMap(({ brands }) => brands.flatMap(({ models }) => models)).length,
  };
  for (const { figure, counted } of facts) {
    if (!counted || Number.parseInt(figure, 10) === counts[counted]) continue;
    problems.report(
      'src/content/home.ts',
      'facts',
      figure,
      `there are ${counts[counted]} ${counted}`,
    );
  }
}
