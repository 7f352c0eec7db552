type SectionHeadingProps = {
  /** The end of its address. */
  id?: string;
  title: string;
  text?: string | undefined;
};

/** The heading of a band, with the sentence that goes with it. */
export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <div data-print="heading" className="mb-[28px] max-w-prose sm:mb-[40px]">
      <h2 id={id} className="text-3xl font-extrabold tracking-tight text-balance text-heading">
        {title}
      </h2>
      {text && <p className="mt-3 text-lg text-balance">{text}</p>}
    </div>
  );
}
