import { Heading } from './Heading';

type SectionHeadingProps = {
  /** The end of its address. */
  id?: string;
  title: string;
  text?: string | undefined;
  textPrint?: 'none';
  /** The controls of the content below. */
  children?: React.ReactNode;
};

/** The heading of a band, with its sentence. */
export function SectionHeading({ id, title, text, textPrint, children }: SectionHeadingProps) {
  return (
    <div
      data-print="heading"
      className="mb-[28px] grid items-end gap-x-6 gap-y-3 sm:mb-[40px] lg:grid-cols-2"
    >
      <Heading
        id={id}
        className="text-3xl font-strong text-heading lg:pr-16 lg:[--measure:calc(var(--column)/2-5rem)]"
      >
        {title}
      </Heading>
      {(text || children) && (
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 lg:flex-nowrap">
          {text && (
            <p data-print={textPrint} className="max-w-prose text-lg text-balance">
              {text}
            </p>
          )}
          {children && <div className="shrink-0 lg:ml-auto">{children}</div>}
        </div>
      )}
    </div>
  );
}
