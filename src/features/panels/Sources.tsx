import text from '#content/labels/successors';
import content from '#content/successors';
import { RowHeading } from '../../ui/RowHeading';
import { unbroken } from '../../ui/unbroken';

/** The number of a source, which leads to it. A link within a line, with room around it. */
export const SourceNumber = ({ number }: { number: number }) => (
  <sup className="font-sans text-mark font-strong">
    <a href={`#source-${number}`} className="px-2 py-[6px]">
      <span className="sr-only">{`${text.source} `}</span>
      {number}
    </a>
  </sup>
);

/** How older models are replaced, and who says with what: the sources of all panels, once. */
export function Sources() {
  const { title, approach, sources } = content;
  if (sources.length === 0) return null;
  return (
    <section className="ground-white row-rule">
      <RowHeading title={title} text={approach} />
      <ol className="grid-page gap-y-2 pb-[40px] text-note">
        {sources.map((source, index) => (
          <li key={source} id={`source-${index + 1}`} className="target:bg-tint desk:col-span-4">
            <b className="font-strong">{index + 1}</b> {unbroken(source)}
          </li>
        ))}
      </ol>
    </section>
  );
}
