import { Heading } from '../../ui/Heading';

type PartHeadingProps = { title: string; text?: string | undefined };

/** The heading of a part around the panels, with its words on the page's second half. */
export const PartHeading = ({ title, text }: PartHeadingProps) => (
  <div
    data-print="heading"
    className="grid-page gap-y-2 pt-[36px] pb-[20px] desk:pt-[56px] desk:pb-[28px]"
  >
    <Heading className="in-display text-title desk:col-[1/7] desk:[--measure:calc(var(--column)/2-1rem)]">
      {title}
    </Heading>
    {text && <p className="text-soft desk:col-[7/-1]">{text}</p>}
  </div>
);
