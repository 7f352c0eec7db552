import { classNames } from '../../ui/classNames';
import { Section } from '../../ui/Section';
import { NearbyPicture } from '../pictures/NearbyPicture';
import { SidePicture } from '../pictures/SidePicture';
import { Actions, Definitions, Paragraphs, Points, type SectionProps, Title } from './SectionParts';

/** Fields of work as an index in large letters, and a picture that takes the window's right side. */
export function FieldIndex({ section, surface }: SectionProps) {
  const { id, img, fields = [] } = section;
  return (
    <section
      className={classNames('field-index text-text', surface === 'band' ? 'bg-band' : 'bg-page')}
    >
      <div id={id}>
        <Title section={section} className="text-heading" />
        <Paragraphs section={section} className="mt-6" />
        <Points section={section} className="mt-6 text-heading" />
        <dl className="ruled mt-8">
          {fields.map(({ title, text }) => (
            <div key={title}>
              <dt className="text-2xl font-bold text-heading">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Actions section={section} className="mt-8" />
      </div>
      {img && (
        <NearbyPicture
          name={img}
          kind="side"
          alt=""
          margin={0}
          // Filled to the height of the words, it is wider than what is seen of it.
          sizes="(min-width: 64rem) 90vw, 100vw"
          className="relative aspect-[3/2] overflow-hidden lg:aspect-auto"
          imgClassName="absolute inset-0 size-full object-cover"
        />
      )}
    </section>
  );
}

/** Fields of work in columns across the page, below the words and their picture. */
export function FieldColumns({ section, surface }: SectionProps) {
  const { id, img, fields } = section;
  return (
    <Section surface={surface}>
      <div id={id}>
        <div className="words-and-picture grid grid-cols-1 items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <div className="lg:order-last">
            <Title section={section} className="text-heading" />
            <Paragraphs section={section} className="mt-6" />
            <Points section={section} className="mt-6 text-heading" />
            <Actions section={section} className="mt-8" />
          </div>
          {img && <SidePicture name={img} className="bleed sm:aspect-[2/1]" />}
        </div>
        {fields && <Definitions fields={fields} className="field-columns" />}
      </div>
    </Section>
  );
}
