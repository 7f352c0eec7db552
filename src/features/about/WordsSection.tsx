import { Section } from '../../ui/Section';
import { SidePicture } from '../pictures/SidePicture';
import { type SectionProps, Words } from './SectionParts';

/** A section of words alone, with a picture beside them where there is one. */
export function WordsSection({ section, surface }: SectionProps) {
  const { id, img } = section;
  return (
    <Section surface={surface}>
      <div
        id={id}
        data-print="columns"
        className="grid grid-cols-1 items-center gap-x-6 gap-y-8 lg:grid-cols-2"
      >
        <div>
          <Words section={section} />
        </div>
        {img && <SidePicture name={img} className="max-sm:-mx-(--page-side)" />}
      </div>
    </Section>
  );
}
