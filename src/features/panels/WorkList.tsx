import text from '#content/labels/panels';
import type { Work } from '../../content/schema';

const rows = ['build', 'support', 'migrate'] as const;

/** What the company does with a category: builds it, supports it, migrates from it. */
export function WorkList({ work }: { work: Work }) {
  return (
    <dl className="work">
      {rows
        .filter((row) => work[row])
        .map((row) => (
          <div key={row}>
            <dt className="font-bold text-heading">{`${text[row]} `}</dt>
            <dd>{work[row]}</dd>
          </div>
        ))}
    </dl>
  );
}
