import { classNames } from '../../ui/classNames';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { SidePicture } from '../pictures/NearbyPicture';
import type { AboutSection } from './content';
import { ChangeLog, Plan } from './Records';
import { Besides, Definitions, Points, Words } from './SectionParts';

type SectionProps = { section: AboutSection; surface: 'page' | 'band' | 'dark' };

/**
 * The fields that the company works in. What a section has decides how it is composed: a plan, a
 * promise with its record or with what belongs to it, a flow, or fields of work, of which every second
 * list stands in columns.
 */
export function AboutSections({ sections }: { sections: AboutSection[] }) {
  const withFields = sections.filter((section) => compositionOf(section) === FieldIndex);
  return sections.map((section, index) => {
    const Composition =
      withFields.indexOf(section) % 2 === 1 ? FieldColumns : compositionOf(section);
    return <Composition key={section.id} section={section} surface={index % 2 ? 'band' : 'page'} />;
  });
}

function compositionOf({ plan, promise, flow, fields }: AboutSection) {
  if (plan) return PlanSection;
  if (promise) return fields && !promise.log && !flow ? PromiseWithFields : PromiseSection;
  if (flow) return FlowSection;
  return fields ? FieldIndex : WordsSection;
}

type BandProps = {
  id: string;
  surface: SectionProps['surface'];
  /** How what stands side by side on wide screens does so. */
  columns: string;
  children: React.ReactNode;
  below?: React.ReactNode;
};

function Band({ id, surface, columns, children, below }: BandProps) {
  return (
    <Section surface={surface}>
      <div id={id}>
        <div data-print="columns" className={`grid grid-cols-1 gap-y-8 ${columns}`}>
          {children}
        </div>
        {below}
      </div>
    </Section>
  );
}

/** The words, and the plan as a large sheet beside them. */
function PlanSection({ section, surface }: SectionProps) {
  return (
    <Band
      id={section.id}
      surface={surface}
      columns="gap-x-16 lg:grid-cols-[5fr_7fr] xl:grid-cols-2 xl:gap-x-6"
      below={<Besides section={section} />}
    >
      <div className="xl:pr-10">
        <Words section={section} />
      </div>
      {section.plan && <Plan plan={section.plan} />}
    </Band>
  );
}

/** The words, and the points beside them. */
function WordsAndPoints({ section, ...band }: SectionProps & Pick<BandProps, 'below'>) {
  const { points, ...words } = section;
  return (
    <Band id={section.id} columns="gap-x-16 lg:grid-cols-[7fr_5fr]" {...band}>
      <div>
        <Words section={words} />
      </div>
      <Points section={section} />
    </Band>
  );
}

/** A dark band, in which the promise has the record that proves it; what else there is follows on a light one. */
function PromiseSection({ section, surface }: SectionProps) {
  const { promise, flow, fields } = section;
  return (
    <>
      <WordsAndPoints
        section={section}
        surface="dark"
        below={
          promise && (
            <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-8 bg-dark-950 p-5 sm:mt-16 sm:p-10 [--measure:calc(var(--column)-5rem)] lg:grid-cols-[3fr_7fr] lg:[--measure:calc(var(--column)*0.3-5rem)]">
              <div className={promise.log ? undefined : 'lg:col-span-2'}>
                <Heading as="h3" className="text-2xl font-extrabold text-balance text-white">
                  {promise.title}
                </Heading>
                <p className="mt-4 max-w-prose">{promise.text}</p>
              </div>
              {promise.log && <ChangeLog log={promise.log} />}
            </div>
          )
        }
      />
      {(flow || fields) && (
        <Section surface={surface} tight>
          <Besides section={section} />
        </Section>
      )}
    </>
  );
}

/** A dark band, in which the promise stands as large as a figure. */
function PromiseWithFields({ section }: SectionProps) {
  const { id, promise } = section;
  return (
    <Band
      id={id}
      surface="dark"
      columns="gap-x-6 lg:grid-cols-2"
      below={<Besides section={section} withPicture />}
    >
      <div>
        <Words section={section} />
      </div>
      {promise && (
        <div>
          <Heading
            as="h3"
            className="text-5xl font-extrabold text-white lg:[--measure:calc(var(--column)/2-12px)]"
          >
            {promise.title}
          </Heading>
          <p className="mt-4 max-w-prose text-lg">{promise.text}</p>
        </div>
      )}
    </Band>
  );
}

/** The flow as a line below the words, the picture as wide as the page's column. */
function FlowSection(props: SectionProps) {
  return <WordsAndPoints {...props} below={<Besides section={props.section} withPicture />} />;
}

/** Fields of work as an index in large letters, and a picture that takes the window's right side. */
function FieldIndex({ section, surface }: SectionProps) {
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
        <SidePicture
          name={img}
          // Filled to the height of the words, it is wider than what is seen of it.
          sizes="(min-width: 64rem) 90vw, 100vw"
          className="relative lg:aspect-auto"
          imgClassName="absolute inset-0 size-full object-cover"
        />
      )}
    </section>
  );
}

/** Fields of work in columns across the page, below the words and their picture. */
function FieldColumns({ section, surface }: SectionProps) {
  const { id, img, fields } = section;
  return (
    <Band
      id={id}
      surface={surface}
      columns="items-end gap-x-16 lg:grid-cols-[7fr_5fr]"
      below={fields && <Definitions fields={fields} look="columns" />}
    >
      <div className="lg:order-last">
        <Words section={section} />
      </div>
      {img && <SidePicture name={img} className="max-sm:-mx-(--page-side) sm:aspect-[2/1]" />}
    </Band>
  );
}

/** Words alone, with a picture beside them where there is one. */
function WordsSection({ section, surface }: SectionProps) {
  const { id, img } = section;
  return (
    <Band id={id} surface={surface} columns="items-center gap-x-6 lg:grid-cols-2">
      <div>
        <Words section={section} />
      </div>
      {img && <SidePicture name={img} className="max-sm:-mx-(--page-side)" />}
    </Band>
  );
}
