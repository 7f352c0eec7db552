import { classNames } from './classNames';
import { Heading } from './Heading';

type PageHeaderProps = {
  title: string;
  introduction: string[];
  /** A link that follows the words. */
  action?: React.ReactNode;
  /** Less room above and below, so that the next section begins in the first view. */
  tight?: boolean;
  /** Beside the words on wide screens. */
  aside?: React.ReactNode;
  /** A picture from edge to edge behind the words, on an upright screen above them. */
  picture?: React.ReactNode;
};

/** The dark band that opens every page but the home page: its `h1` and introduction. */
export function PageHeader({
  title,
  introduction,
  action,
  aside,
  tight = Boolean(aside),
  picture,
}: PageHeaderProps) {
  // Title and introduction fill a wide band beside each other, unless something else is beside
  // them.
  const beside = !picture && !aside;
  return (
    <div
      className={classNames('page-header bg-dark-900 text-on-dark', Boolean(picture) && 'pictured')}
    >
      {picture}
      <div className={`column ${tight ? 'py-5 sm:py-6 lg:py-10' : 'py-10 sm:py-14'}`}>
        <div
          className={aside ? 'grid items-end gap-x-6 gap-y-6 lg:grid-cols-[7fr_5fr]' : undefined}
        >
          <div className={beside ? 'grid items-end gap-x-6 lg:grid-cols-[2fr_1fr]' : undefined}>
            <Heading
              as="h1"
              className={classNames(
                'text-4xl font-strong text-white',
                // On a picture in ems, so that it has the same lines before its font is loaded.
                picture
                  ? 'max-w-[max(8.6em,0.6em*var(--letters,1))]'
                  : 'lg:[--measure:calc(var(--column)*7/12-2.5rem)]',
              )}
            >
              {title}
            </Heading>
            <div className="text-lg">
              {introduction.map((paragraph) => (
                <p
                  key={paragraph}
                  className={classNames(
                    picture ? 'max-w-[34rem]' : 'max-w-[45rem]',
                    tight ? 'mt-3 text-balance' : 'mt-6',
                  )}
                >
                  {paragraph}
                </p>
              ))}
              {action && <div className="mt-6">{action}</div>}
            </div>
          </div>
          {aside}
        </div>
      </div>
    </div>
  );
}
