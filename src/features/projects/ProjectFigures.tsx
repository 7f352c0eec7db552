import type { ProjectFigure } from './content';

type ProjectFiguresProps = {
  figures: readonly ProjectFigure[];
  /** What says, to those who listen, which value was and which is. */
  words: { before: string; after: string };
};

/** A figure of more characters than this is not as large as it could be. */
const longFigure = 4;

/** What a project has changed, each in large figures with the old one struck through beside it. */
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
