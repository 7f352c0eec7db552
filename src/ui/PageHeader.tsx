import { classNames } from './classNames';
import { Heading } from './Heading';

type PageHeaderProps = {
  title: string;
  introduction?: string[];
  /** A link that follows the words. */
  action?: React.ReactNode;
  /** Less room above and below, where what follows should be in the first view. */
  tight?: boolean;
  /** What is shown beside the words on wide screens. */
  aside?: React.ReactNode;
  /** A picture from edge to edge behind the words, on an upright screen above them. */
  picture?: React.ReactNode;
};

/** The dark band that opens every page but the home page: its `h1` and what the page is for. */
export function PageHeader({
  title,
  introduction,
  action,
  tight = false,
  aside,
  picture,
}: PageHeaderProps) {
  const words = (
    <div>
      <Heading
        as="h1"
        className={classNames(
          'text-4xl font-extrabold text-balance text-white',
          // Beside a picture in letters, so that it has as many lines before its font is there.
          picture
            ? 'max-w-[max(8.6em,0.6em*var(--letters,1))]'
            : 'max-w-[45rem] [--measure:min(var(--column),45rem)]',
          Boolean(aside) && 'lg:[--measure:min(var(--column)*0.6-2.5rem,45rem)]',
        )}
      >
        {title}
      </Heading>
      {introduction?.map((paragraph) => (
        <p
          key={paragraph}
          className={classNames(
            'text-lg',
            picture ? 'max-w-[34rem]' : 'max-w-[45rem]',
            tight ? 'mt-3 text-balance lg:max-w-[52rem]' : 'mt-6',
          )}
        >
          {paragraph}
        </p>
      ))}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
  return (
    <div
      className={classNames('page-header bg-dark-900 text-on-dark', Boolean(picture) && 'pictured')}
    >
      {picture}
      <div className={`column ${tight ? 'py-5 sm:py-6 lg:py-10' : 'py-10 sm:py-14'}`}>
        {aside ? (
          <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[3fr_2fr]">
            {words}
            {aside}
          </div>
        ) : (
          words
        )}
      </div>
    </div>
  );
}
