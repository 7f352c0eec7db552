import type { ProjectFigure } from './content';

type ProjectFiguresProps = {
  figures: readonly ProjectFigure[];
  /** Read out before the old value and before the new one. */
  words: { before: string; after: string };
};

/** A figure of more characters than this is set smaller. */
const longFigure = 4;

/** The changes that a project has made, in large figures, with the old ones struck through. */
export function ProjectFigures({ figures, words }: ProjectFiguresProps) {
  return (
    <dl className="project-figures">
      {figures.map(({ what, before, after }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className="text-heading" data-long={after.length > longFigure || undefined}>
            {before && (
              <>
                <span className="sr-only">{`${words.before} `}</span>
                <s className="text-text">{before}</s>
                <span className="sr-only">{` ${words.after} `}</span>
              </>
            )}
            <b>{after}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
