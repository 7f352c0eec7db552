import { classNames } from './classNames';
import { Heading } from './Heading';

/** A longer title, in letters, is set a size smaller. */
const longest = 40;

type PageHeaderProps = {
  title: string;
  introduction: string[];
  /** A link that follows the words. */
  action?: React.ReactNode;
  /** A search below the words. */
  aside?: React.ReactNode;
  /** A drawing beside the words, on a phone below them. */
  drawing?: React.ReactNode;
  /** A photograph from edge to edge behind the words, on an upright screen above them. */
  picture?: React.ReactNode;
};

/** The head of every page but home: its `h1` in the first half, its introduction in the second. */
export function PageHeader(props: PageHeaderProps) {
  const { title, introduction, action, aside, drawing, picture } = props;
  return (
    <div className={classNames('page-header', picture ? 'pictured ground-navy' : 'ground-white')}>
      {picture}
      <div className="grid-page items-start gap-y-4 pt-9 pb-8 desk:grid-rows-[auto_1fr] desk:gap-y-6 desk:pt-14 desk:pb-12">
        <Heading
          as="h1"
          className={classNames(
            title.length > longest ? 'text-h1-long' : 'text-h1',
            // On a picture in ems, so that it has the same lines before its font is loaded.
            picture
              ? 'max-w-[max(8.6em,0.6em*var(--letters,1))]'
              : 'desk:col-span-6 desk:[--measure:calc(var(--column)/2-var(--gutter))]',
          )}
        >
          {title}
        </Heading>
        <div
          className={classNames(
            'text-lead text-soft',
            picture ? 'max-w-[34rem]' : drawing ? 'desk:col-end-7' : 'desk:col-start-7',
          )}
        >
          {introduction.map((paragraph) => (
            <p key={paragraph} className="not-first:mt-4">
              {paragraph}
            </p>
          ))}
          {action && <div className="mt-6">{action}</div>}
          {aside && <div className="mt-6 text-base text-fg desk:mt-8">{aside}</div>}
        </div>
        {drawing && (
          <div className="self-center desk:col-start-7 desk:col-end-13 desk:row-start-1 desk:row-end-3">
            {drawing}
          </div>
        )}
      </div>
    </div>
  );
}
