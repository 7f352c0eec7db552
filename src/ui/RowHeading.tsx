import { Heading } from './Heading';
import { unbroken } from './unbroken';

type RowHeadingProps = {
  /** The end of its address. */
  id?: string;
  title: string;
  text?: string | undefined;
  textPrint?: 'none';
  /** The controls of the content below. */
  children?: React.ReactNode;
};

/** The heading of a band of rows across the page: at the left, its sentence in the other half. */
export const RowHeading = ({ id, title, text, textPrint, children }: RowHeadingProps) => (
  <div
    data-print="heading"
    className="grid-page items-start gap-y-[10px] pt-[36px] pb-[20px] desk:pt-[56px] desk:pb-[28px]"
  >
    <Heading
      id={id}
      className="text-title desk:col-[1/7] desk:[--measure:calc(var(--column)/2-var(--gutter))]"
    >
      {title}
    </Heading>
    {text && (
      <p data-print={textPrint} className="max-w-[64ch] text-soft desk:col-[7/11]">
        {unbroken(text)}
      </p>
    )}
    {children && <div className="desk:col-[11/-1] desk:justify-self-end">{children}</div>}
  </div>
);
