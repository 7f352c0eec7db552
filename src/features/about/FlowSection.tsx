import { Section } from '../../ui/Section';
import {
  Actions,
  Besides,
  Paragraphs,
  Points,
  type SectionProps,
  Title,
  WidePicture,
} from './SectionParts';

/** A section with a flow: its title over the words in columns, the flow as a line, the picture as wide as the page's column. */
export function FlowSection({ section, surface }: SectionProps) {
  return (
    <Section surface={surface}>
      <div id={section.id}>
        <Title section={section} className="text-heading" />
        <div
          data-print="columns"
          className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]"
        >
          <div>
            <Paragraphs section={section} />
            <Actions section={section} />
          </div>
          <Points section={section} className="text-heading" />
        </div>
        <Besides section={section} />
        <WidePicture name={section.img} />
      </div>
    </Section>
  );
}
