import content from '#content/partners';
import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { usePrinted } from '../../ui/usePrinted';
import { markFile } from '../pictures/markFile';
import { CarouselControls } from './CarouselControls';
import { CarouselSlides } from './CarouselSlides';
import type { Partner } from './content';
import { useCarousel } from './useCarousel';
import type { CarouselOptions } from './useSwiper';

/** `partners.css` decides how many slides fit. Times are in ms. */
const options: CarouselOptions = { loop: true, slidesPerView: 'auto', autoplayDelay: 2000 };

/** How many are seen at once on a wide screen: only more than that need a carousel. */
const shownAtOnce = 5;

/** 'Our Most Trusted Partners': the client companies' marks, as a carousel if there are many. */
export function PartnerCarousel() {
  const { title, introduction, partners } = content;
  if (partners.length === 0) return null;
  if (partners.length > shownAtOnce) return <Marks />;
  return (
    <Section surface="plain">
      <SectionHeading title={title} text={introduction} />
      <ul className="flex flex-wrap gap-y-5">
        {partners.map((partner) => (
          <li key={partner.id} className="partner-slide grow">
            <Mark partner={partner} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Marks() {
  const carousel = useCarousel('partners', options);
  const { title, introduction, partners } = content;
  return (
    <Section surface="plain">
      <section {...carousel.regionProps} aria-label={title}>
        <SectionHeading title={title} text={introduction}>
          <CarouselControls carousel={carousel} surface="light" />
        </SectionHeading>
        <CarouselSlides
          carousel={carousel}
          label={title}
          slideClassName="partner-slide"
          slides={partners.map((partner) => ({
            id: partner.id,
            content: <Mark partner={partner} />,
          }))}
        />
      </section>
    </Section>
  );
}

/** A company's mark, or its name if it has none, and the work done for it. */
function Mark({ partner: { imgSrc, title, work } }: { partner: Partner }) {
  const printed = usePrinted();
  return (
    <div className="@container grid h-full grid-rows-[minmax(96px,auto)_1fr] items-center border-l border-line px-[16px]">
      {imgSrc ? (
        <img
          src={markFile(imgSrc)}
          alt={title}
          width="180"
          height="64"
          loading={printed ? 'eager' : 'lazy'}
          className="h-[64px] w-full max-w-[168px] object-contain object-left"
        />
      ) : (
        <b
          className={classNames(
            'text-heading text-[max(0.8125rem,min(1em,100cqi/0.6/var(--letters,1)))]',
            lettersOf(title),
          )}
        >
          {title}
        </b>
      )}
      {work && <p className="self-start text-[1rem]/[1.4] text-balance">{work}</p>}
    </div>
  );
}
