import type { Labels } from '../../content/schema';
import { JobFigures } from '../../features/jobs/JobFigures';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import type { ListEntry } from './ListPage';
import type { WrittenPictures } from './writtenText';

type NextProps = { entry: ListEntry; labels: Labels; pictures: WrittenPictures };

/** The band that a job or an article ends with: the next one, with its figure, and its picture to the window's edge. */
export function NextEntry({ entry, labels, pictures }: NextProps) {
  const { path, title, description, img, figures = [] } = entry;
  return (
    <nav
      aria-label={labels.written.next}
      data-print="none"
      className="opens-page relative overflow-clip bg-band"
    >
      {img && (
        <PictureFiles
          name={img}
          kind="job"
          index={pictures.photographs}
          sizes="(min-width: 64rem) 50vw, 100vw"
          alt=""
          loading="lazy"
          className="aspect-[3/2] w-full object-cover lg:absolute lg:inset-y-0 lg:left-1/2 lg:h-full lg:w-1/2"
        />
      )}
      <div className="column py-12 sm:py-16">
        <div className={img ? 'lg:w-1/2 lg:pr-16' : undefined}>
          <p className="text-sm font-semibold">{labels.written.next}</p>
          <h2
            className={classNames(
              'mt-2 text-3xl font-extrabold text-balance text-heading',
              img && 'lg:[--measure:calc(var(--column)/2-4rem)]',
              lettersOf(title),
            )}
          >
            <a
              href={path}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </a>
          </h2>
          {figures.length > 0 ? (
            <JobFigures figures={figures} words={labels.jobs} />
          ) : (
            <p className="mt-3 max-w-prose">{description}</p>
          )}
        </div>
      </div>
    </nav>
  );
}
