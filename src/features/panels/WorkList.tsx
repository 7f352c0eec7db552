import text from '#content/labels/panels';
import type { Work } from '../technologies/content';

const rows = ['build', 'support', 'migrate'] as const;

/** The work that the company does for a category: building, support, migration. */
export function WorkList({ work }: { work: Work }) {
  return (
    <dl className="work mt-4 mb-6 text-sm sm:mt-8 sm:mb-10 sm:grid sm:grid-cols-3 sm:gap-8">
      {rows
        .filter((row) => work[row])
        .map((row) => (
          <div
            key={row}
            className="max-sm:border-t max-sm:border-line max-sm:py-[0.4rem] max-sm:*:inline sm:mark"
          >
            <dt className="font-strong text-heading">{`${text[row]} `}</dt>
            <dd>{work[row]}</dd>
          </div>
        ))}
    </dl>
  );
}
