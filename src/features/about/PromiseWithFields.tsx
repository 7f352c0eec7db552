import { Section } from '../../ui/Section';
import {
  Actions,
  Definitions,
  Paragraphs,
  Points,
  type SectionProps,
  Title,
  WidePicture,
} from './SectionParts';

/** A section with a promise and what belongs to it: a dark band, in which the promise stands as large as a figure. */
export function PromiseWithFields({ section }: SectionProps) {
  const { id, img, promise, fields } = section;
  return (
    <Section surface="dark">
      <div id={id}>
        <div data-print="columns" className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-2">
          <div>
            <Title section={section} className="text-white" />
            <Paragraphs section={section} className="mt-6" />
            <Points section={section} className="mt-6 text-white" />
            <Actions section={section} className="mt-8" onDark />
          </div>
          {promise && (
            <div className="mark">
              <h3 className="text-5xl font-extrabold text-white">{promise.title}</h3>
              <p className="mt-4 max-w-prose text-lg">{promise.text}</p>
            </div>
          )}
        </div>
        {fields && <Definitions fields={fields} />}
        {img && <WidePicture name={img} />}
      </div>
    </Section>
  );
}
