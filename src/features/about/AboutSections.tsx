import { classNames } from '../../ui/classNames';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { SidePicture } from '../pictures/NearbyPicture';
import type { AboutSection } from './content';
import { ChangeLog, Plan, type PlanProps } from './Records';
import { Definitions, FlowAndFields, Points, Words } from './SectionParts';

/** The fields that the company works in, each in the block that suits what its section has. */
export function AboutSections({ sections }: { sections: AboutSection[] }) {
  const fieldBlocks = sections.filter(isFieldBlock);
  return sections.map((section, index) => (
    <Block
      key={section.id}
      section={section}
      surface={index % 2 === 0 ? 'page' : 'band'}
      // Every second one, so that two of them in a row do not look alike.
      inColumns={fieldBlocks.indexOf(section) % 2 === 1}
    />
  ));
}

const isFieldBlock = ({ plan, promise, flow, fields }: AboutSection) =>
  Boolean(fields && !plan && !promise && !flow);

type BlockProps = { section: AboutSection; surface: 'page' | 'band' };

/** The first of these parts that the section has decides which block it is. */
function Block({ inColumns, ...block }: BlockProps & { inColumns: boolean }) {
  const { plan, promise, flow, fields } = block.section;
  if (plan) return <PlanBlock {...block} plan={plan} />;
  if (promise && fields && !promise.log && !flow)
    return <LargePromiseBlock {...block} promise={promise} />;
  if (promise) return <PromiseBlock {...block} promise={promise} />;
  if (flow) return <FlowBlock {...block} />;
  if (fields && inColumns) return <FieldColumnsBlock {...block} fields={fields} />;
  if (fields) return <FieldIndexBlock {...block} fields={fields} />;
  return <WordsBlock {...block} />;
}

type BandProps = {
  id: string;
  surface: BlockProps['surface'] | 'dark';
  /** The grid that the children form on wide screens. */
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

type WordsAndPointsProps = { section: AboutSection } & Pick<BandProps, 'surface' | 'below'>;

function WordsAndPoints({ section, ...band }: WordsAndPointsProps) {
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

/** The words, and the plan as a large sheet beside them. */
function PlanBlock({ plan, section, surface }: BlockProps & PlanProps) {
  return (
    <Band
      id={section.id}
      surface={surface}
      columns="gap-x-16 lg:grid-cols-[5fr_7fr] xl:grid-cols-2 xl:gap-x-6"
      below={<FlowAndFields section={section} />}
    >
      <div className="xl:pr-10">
        <Words section={section} />
      </div>
      <Plan plan={plan} />
    </Band>
  );
}

type PromiseBlockProps = BlockProps & { promise: NonNullable<AboutSection['promise']> };

/** A dark band with the promise and its record; flow and fields follow on a light one. */
function PromiseBlock({ section, surface, promise }: PromiseBlockProps) {
  return (
    <>
      <WordsAndPoints
        section={section}
        surface="dark"
        below={
          <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-8 bg-dark-950 p-5 sm:mt-16 sm:p-10 [--measure:calc(var(--column)-5rem)] lg:grid-cols-[3fr_7fr] lg:[--measure:calc(var(--column)*0.3-5rem)]">
            <div className={promise.log ? undefined : 'lg:col-span-2'}>
              <Heading as="h3" className="text-2xl font-strong text-balance text-white">
                {promise.title}
              </Heading>
              <p className="mt-4 max-w-prose">{promise.text}</p>
            </div>
            {promise.log && <ChangeLog log={promise.log} />}
          </div>
        }
      />
      {(section.flow || section.fields) && (
        <Section surface={surface} tight>
          <FlowAndFields section={section} />
        </Section>
      )}
    </>
  );
}

/** A dark band with the promise in the largest letters, and the fields and the picture below it. */
function LargePromiseBlock({ section, promise }: Omit<PromiseBlockProps, 'surface'>) {
  return (
    <Band
      id={section.id}
      surface="dark"
      columns="gap-x-6 lg:grid-cols-2"
      below={<FlowAndFields section={section} withPicture />}
    >
      <div>
        <Words section={section} />
      </div>
      <div>
        <Heading
          as="h3"
          className="text-5xl font-strong text-white lg:[--measure:calc(var(--column)/2-12px)]"
        >
          {promise.title}
        </Heading>
        <p className="mt-4 max-w-prose text-lg">{promise.text}</p>
      </div>
    </Band>
  );
}

/** The flow as a line below the words, and the picture as wide as the page's column. */
function FlowBlock(props: BlockProps) {
  const below = <FlowAndFields section={props.section} withPicture />;
  return <WordsAndPoints {...props} below={below} />;
}

type FieldBlockProps = BlockProps & { fields: NonNullable<AboutSection['fields']> };

/** Fields of work as an index in large letters, and a picture out to the window's right edge. */
function FieldIndexBlock({ section, surface, fields }: FieldBlockProps) {
  const { id, img } = section;
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
                  className="font-display text-2xl font-strong text-heading lg:[--measure:calc(var(--column)*0.29-3.5rem)]"
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
          // Filled to the height of the words, it is wider than the part of it that is seen.
          sizes="(min-width: 64rem) 90vw, 100vw"
          className="relative lg:aspect-auto"
          imgClassName="absolute inset-0 size-full object-cover"
        />
      )}
    </section>
  );
}

/** Fields of work in columns across the page, below the words and their picture. */
function FieldColumnsBlock({ section, surface, fields }: FieldBlockProps) {
  const { id, img } = section;
  return (
    <Band
      id={id}
      surface={surface}
      columns="items-end gap-x-16 lg:grid-cols-[7fr_5fr]"
      below={<Definitions fields={fields} look="columns" />}
    >
      <div className="lg:order-last">
        <Words section={section} />
      </div>
      {img && <SidePicture name={img} className="max-sm:-mx-(--page-side) sm:aspect-[2/1]" />}
    </Band>
  );
}

function WordsBlock({ section, surface }: BlockProps) {
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
