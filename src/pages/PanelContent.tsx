import { AskButton } from '../features/ask-about/AskButton';
import { WorkList } from '../features/panels/WorkList';
import type { TechnologyCategory } from '../features/technologies/content';
import { pathOf } from '../routes';
import { ArrowLink } from '../ui/ArrowLink';

type PanelContentProps = Pick<TechnologyCategory, 'description' | 'work' | 'link'> & {
  /** The subject of a question about this panel. */
  topic: string;
  children: React.ReactNode;
};

/** The content of an open panel: the work, `children`, and links. */
export function PanelContent({ topic, description, work, link, children }: PanelContentProps) {
  const path = link && pathOf(link.page);
  return (
    <>
      {description && (
        <p className="max-w-[42rem] text-pretty text-heading sm:text-lg">{description}</p>
      )}
      {work && <WorkList work={work} />}
      {children}
      <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-3">
        <AskButton topic={topic} />
        {path && <ArrowLink href={path}>{link.text}</ArrowLink>}
      </div>
    </>
  );
}
