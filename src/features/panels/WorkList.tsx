import text from '#content/labels/panels';
import type { Work } from '../../content/schema';
import { classNames } from '../../ui/classNames';

const rows = ['build', 'support', 'migrate'] as const;

type WorkListProps = {
  work: Work;
  /** On wide screens it stands in a narrow column. */
  narrow?: boolean;
};

/** What the company does with a category: builds it, supports it, migrates from it. */
export function WorkList({ work, narrow = false }: WorkListProps) {
  return (
    <dl
      className={classNames(
        'work mt-2 grid gap-x-8 gap-y-0.5 sm:mt-4 sm:text-sm sm:grid-cols-3',
        narrow && 'xl:grid-cols-1 xl:gap-y-4',
      )}
    >
      {rows
        .filter((row) => work[row])
        .map((row) => (
          <div
            key={row}
            className={classNames(
              'border-accent sm:border-t-2 sm:pt-2',
              narrow && 'xl:border-t-0 xl:border-l-2 xl:py-0.5 xl:pl-4',
            )}
          >
            <dt className="inline font-bold text-heading sm:block">{`${text[row]} `}</dt>
            <dd className="inline sm:block">{work[row]}</dd>
          </div>
        ))}
    </dl>
  );
}
