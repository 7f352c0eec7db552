import { Column } from './Column';

type PageHeaderProps = {
  title: string;
  introduction?: string[];
  /** What is shown beside the words on wide screens. */
  aside?: React.ReactNode;
};

/** The dark band that opens every page but the home page: its `h1` and what the page is for. */
export function PageHeader({ title, introduction, aside }: PageHeaderProps) {
  const words = (
    <div>
      <h1 className="max-w-[45rem] text-4xl font-extrabold tracking-tight text-balance text-white">
        {title}
      </h1>
      {introduction?.map((paragraph) => (
        <p key={paragraph} className="mt-5 max-w-[45rem] text-lg first-of-type:mt-6">
          {paragraph}
        </p>
      ))}
    </div>
  );
  return (
    <div className="bg-navy-900 bg-grid text-frost">
      <Column className="py-10 sm:py-14">
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
