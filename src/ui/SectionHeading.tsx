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

/** The heading of a section in its first half, with its sentence in the second. */
export function SectionHeading({ id, title, text, textPrint, children }: SectionHeadingProps) {
  return (
    <div
      data-print="heading"
      className="mb-7 grid items-start gap-x-(--gutter) gap-y-2.5 desk:mb-8 desk:grid-cols-2"
    >
      <Heading
        id={id}
        className="in-display text-title desk:[--measure:calc(var(--column)/2-var(--gutter))]"
      >
        {title}
      </Heading>
      {(text || children) && (
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 desk:flex-nowrap">
          {text && (
            <p data-print={textPrint} className="max-w-[64ch] text-soft">
              {text}
            </p>
          )}
          {children && <div className="ms-auto shrink-0">{children}</div>}
        </div>
      )}
    </div>
  );
}
