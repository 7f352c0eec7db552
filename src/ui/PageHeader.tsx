import { Column } from './Column';
import { classNames } from './classNames';

type PageHeaderProps = {
  title: string;
  introduction?: string[];
  /** A link that follows the words. */
  action?: React.ReactNode;
  /** Less room above and below, where what follows should be in the first view. */
  tight?: boolean;
  /** What is shown beside the words on wide screens. */
  aside?: React.ReactNode;
};

/** The dark band that opens every page but the home page: its `h1` and what the page is for. */
export function PageHeader({ title, introduction, action, tight = false, aside }: PageHeaderProps) {
  const words = (
    <div>
      <h1 className="max-w-[45rem] text-4xl font-extrabold tracking-tight text-balance text-white">
        {title}
      </h1>
      {introduction?.map((paragraph) => (
        <p
          key={paragraph}
          className={classNames(
            'max-w-[45rem] text-lg',
            tight ? 'mt-2 lg:max-w-none' : 'mt-5 first-of-type:mt-6',
          )}
        >
          {paragraph}
        </p>
      ))}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
  return (
    <div className="bg-dark-900 bg-grid text-on-dark">
      <Column className={tight ? 'py-5 sm:py-6' : 'py-10 sm:py-14'}>
        {aside ? (
          <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
            {words}
            {aside}
          </div>
        ) : (
          words
        )}
      </Column>
    </div>
  );
}
