import { classNames } from './classNames';
import { Heading } from './Heading';
import { unbroken } from './unbroken';

type PlainHeadProps = {
  title: string;
  introduction?: string | undefined;
  /** A link above the title. */
  above?: React.ReactNode;
  /** A picture that stands right of the words, below them on a phone. */
  picture?: React.ReactNode;
  /** What follows the introduction, such as the search. */
  children?: React.ReactNode;
};

/** The head of a page, on navy: its `h1`, its introduction and a form, beside a picture if any. */
export function PlainHead({ title, introduction, above, picture, children }: PlainHeadProps) {
  return (
    <div className="ground-navy grid-page gap-y-4 pt-[28px] pb-[32px] desk:grid-rows-[auto_1fr] desk:pt-[40px] desk:pb-[44px]">
      <div className={picture ? 'desk:col-[1/6]' : 'desk:col-[1/7]'}>
        {above && <div className="print:mb-3">{above}</div>}
        <PageTitle className={picture ? 'desk:[--measure:calc(var(--column)*0.4)]' : inHalf}>
          {title}
        </PageTitle>
      </div>
      <div
        className={classNames(
          'flex flex-col justify-between gap-y-6',
          picture ? 'desk:col-[1/6]' : 'desk:col-[7/-1]',
        )}
      >
        {introduction && (
          <p className="text-lead text-pretty text-soft print:mt-2">{unbroken(introduction)}</p>
        )}
        {children}
      </div>
      {picture && <div className="desk:col-[6/-1] desk:row-[1/3] desk:self-center">{picture}</div>}
    </div>
  );
}

/** The width of a heading in the first half of the page's columns. */
const inHalf = 'desk:[--measure:calc(var(--column)/2-1rem)]';

type PageTitleProps = { className?: string; children: string };

/** The heading of a page, the largest of all; of more than 40 characters a size smaller. */
export const PageTitle = ({ className = inHalf, children }: PageTitleProps) => (
  <Heading
    as="h1"
    className={classNames(children.length > 40 ? 'text-h1-long' : 'text-h1', className)}
  >
    {children}
  </Heading>
);
