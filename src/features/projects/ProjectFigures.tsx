import { classNames } from '../../ui/classNames';
import { unbroken } from '../../ui/unbroken';
import { BeforeNow } from '../charts/BeforeNow';
import { type ChartWords, type Figure, widthClass } from '../charts/figures';
import { Ticks } from '../charts/Ticks';

type ProjectFiguresProps = {
  figures: readonly Figure[];
  words: ChartWords;
  language: string;
};

/** The size of a figure, which its columns and its length allow (`widthClass`). */
const inFull = classNames(
  'text-[length:min(40cqi,100cqi*10/var(--share))]',
  'desk:text-[length:min(14rem,100cqi*10/var(--share))]',
);

/** The changes that a project has made: each in large figures, beside whose work it was. */
export function ProjectFigures({ figures, words, language }: ProjectFiguresProps) {
  return (
    <dl className="grid gap-[36px] desk:gap-[56px]">
      {figures.map((figure) => (
        <div key={figure.what} className="grid-page items-end gap-y-[12px] desk:gap-y-[16px]">
          <dt className="order-2 text-lead font-strong desk:col-span-4 desk:row-start-2">
            {unbroken(figure.what)}
          </dt>
          <dd className="@container order-1 desk:col-span-4">
            <BeforeNow
              {...figure}
              words={words}
              className={classNames(inFull, widthClass(figure))}
            />
          </dd>
          {figure.parts && (
            <dd className="order-3 desk:col-[5/-1] desk:row-[1/3]">
              <Ticks figure={figure} words={words} language={language} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
