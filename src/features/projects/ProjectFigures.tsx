import { BeforeNow } from '../charts/BeforeNow';
import { type ChartWords, type Figure, widthClass } from '../charts/figures';
import { FigureChart } from '../charts/Ticks';

type ProjectFiguresProps = {
  figures: readonly Figure[];
  words: ChartWords;
  language: string;
};

/** The changes that a project has made: each in large figures, and beside them whose work it was. */
export function ProjectFigures({ figures, words, language }: ProjectFiguresProps) {
  return (
    <dl className="project-figures">
      {figures.map((figure) => (
        <div key={figure.what} className="grid-page items-end gap-y-[16px]">
          <dt className="order-2 text-lead font-strong desk:col-span-4 desk:row-start-2">
            {figure.what}
          </dt>
          <dd className="figure-in-full order-1 desk:col-span-4">
            <BeforeNow {...figure} words={words} className={widthClass(figure)} />
          </dd>
          {figure.parts && (
            <dd className="order-3 desk:col-span-8 desk:col-start-5 desk:row-span-2 desk:row-start-1">
              <FigureChart figure={figure} words={words} language={language} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
