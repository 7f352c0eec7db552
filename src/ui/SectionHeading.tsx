type SectionHeadingProps = { title: string; text?: string | undefined };

/** The heading of a band, with the sentence that goes with it. */
export function SectionHeading({ title, text }: SectionHeadingProps) {
  return (
    <div data-print="heading" className="mb-[28px] max-w-prose sm:mb-[40px]">
      <h2 className="text-3xl font-extrabold tracking-tight text-balance text-heading">{title}</h2>
      {text && <p className="mt-3 text-lg text-balance">{text}</p>}
    </div>
  );
}
