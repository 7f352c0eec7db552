import { classNames } from '../../ui/classNames';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { NearbyPicture } from '../pictures/NearbyPicture';
import { SidePicture } from '../pictures/SidePicture';
import { Definitions, type SectionProps, Words } from './SectionParts';

/** Fields of work as an index in large letters, and a picture that takes the window's right side. */
export function FieldIndex({ section, surface }: SectionProps) {
  const { id, img, fields = [] } = section;
  return (
    <section
      className={classNames(
        'field-index grid text-text lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        surface === 'band' ? 'bg-band' : 'bg-page',
      )}
    >
      {/* The words keep to the page's column, the picture goes on to the window's edge. */}
      <div
        id={id}
        className="px-(--page-side) py-[36px] sm:py-[80px] lg:py-[96px] lg:pr-[64px] lg:pl-[max(var(--page-side),50cqi-45rem+var(--page-side))]"
      >
        <Words section={section}>
          <dl className="ruled mt-8">
            {fields.map(({ title, text }) => (
              <div key={title} className="lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-[24px]">
                <Heading
                  as="dt"
                  className="text-2xl font-bold text-heading lg:[--measure:calc(var(--column)*0.29-3.5rem)]"
                >
                  {title}
                </Heading>
                <dd className="text-balance">{text}</dd>
              </div>
            ))}
          </dl>
        </Words>
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
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <div className="lg:order-last">
            <Words section={section} />
          </div>
          {img && <SidePicture name={img} className="max-sm:-mx-(--page-side) sm:aspect-[2/1]" />}
        </div>
        {fields && <Definitions fields={fields} inColumns />}
      </div>
    </Section>
  );
}
