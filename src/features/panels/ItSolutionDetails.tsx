import type { ItSolutions } from '../../content/types';
import { BulletList } from '../../ui/BulletList';
import { WorkList } from './WorkList';

/** What is built and looked after in one field of the IT solutions. */
export function ItSolutionDetails({ section }: { section: ItSolutions['sections'][number] }) {
  return (
    <>
      <p className="max-w-prose">{section.description}</p>
      <WorkList work={section.work} />
      <BulletList items={section.items} columns className="mt-5 text-ink" />
    </>
  );
}
