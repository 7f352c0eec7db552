import text from '#content/labels/panels';
import { classNames } from '../../ui/classNames';
import { unbroken } from '../../ui/unbroken';
import type { Work } from '../technologies/content';

const rows = ['build', 'support', 'migrate'] as const;

type WorkListProps = {
  work: Work;
  /** Its place in the page's columns. */
  className: string;
};

/** The work that the company does for a category: building, support, migration. */
export const WorkList = ({ work, className }: WorkListProps) => (
  <dl className={classNames('grid content-start gap-y-1 text-note desk:gap-y-2', className)}>
    {rows
      .filter((row) => work[row])
      .map((row) => (
        <div key={row} className="*:inline">
          <dt className="font-strong">{`${text[row]} `}</dt>
          <dd className="text-soft">{unbroken(work[row])}</dd>
        </div>
      ))}
  </dl>
);
