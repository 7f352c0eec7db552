import text from '#content/labels/panels';
import { classNames } from '../../ui/classNames';
import type { Work } from '../technologies/content';

const rows = ['build', 'support', 'migrate'] as const;

type WorkListProps = {
  work: Work;
  /** Whether it has half of the page's columns, beside a picture. */
  half: boolean;
};

/** The work that the company does for a category: building, support, migration. */
export const WorkList = ({ work, half }: WorkListProps) => (
  <dl
    className={classNames(
      'grid content-start gap-x-(--gutter) gap-y-2 text-note',
      half ? 'desk:col-[1/7]' : 'desk:col-[5/-1] desk:grid-cols-3',
    )}
  >
    {rows
      .filter((row) => work[row])
      .map((row) => (
        <div key={row} className="*:inline desk:*:block">
          <dt className="font-strong">{`${text[row]} `}</dt>
          <dd className="text-soft">{work[row]}</dd>
        </div>
      ))}
  </dl>
);
