import type { ItSection } from '../../content/schema';
import { BulletList } from '../../ui/BulletList';
import { WorkList } from './WorkList';

/** What is built and looked after in one field of the IT solutions. */
export function ItSolutionDetails({ section }: { section: ItSection }) {
  return (
    <>
      {section.description && (
        <p className="max-w-[42rem] text-pretty text-heading sm:text-lg">{section.description}</p>
      )}
      {section.work && <WorkList work={section.work} />}
      {section.items.length > 0 && <BulletList items={section.items} />}
    </>
  );
}
