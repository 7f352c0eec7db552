import { useRef } from 'react';
import marks from '#content/marks';
import content from '#content/partners';
import site from '#content/site';
import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import { RowHeading } from '../../ui/RowHeading';
import { useNearViewport } from '../../ui/useNearViewport';
import { markAddress } from '../pictures/pictureSources';
import { CarouselControls } from './CarouselControls';
import { CarouselSlides } from './CarouselSlides';
import type { Partner } from './content';
import { type CarouselOptions, useCarousel } from './useCarousel';

/** As many as fit. Times are in ms. */
const options: CarouselOptions = { loop: true, slidesPerView: 'auto', autoplayDelay: 2000 };

/** How many are seen at once on a wide screen: only more than that need a carousel. */
const shownAtOnce = 5;

const slide = 'partner-slide h-auto w-1/2 min-[481px]:w-1/3 min-[769px]:w-1/4 min-[1025px]:w-1/5';

const { partners, introduction } = content;
const heading = { title: content.title, text: introduction };

/** 'Our Most Trusted Partners': the client companies' marks, as a carousel if there are many. */
export function PartnerCarousel() {
  if (partners.length === 0) return null;
  if (partners.length > shownAtOnce) return <Marks />;
  return (
    <section id="partners" className="row-rule ground-white">
      <RowHeading {...heading} />
      <ul className="flex flex-wrap border-t border-rule">
        {partners.map((partner) => (
          <li key={partner.id} className={classNames(slide, 'grow')}>
            <Mark partner={partner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marks() {
  const carousel = useCarousel('partners', options);
  return (
    <section
      {...carousel.regionProps}
      id="partners"
      aria-label={heading.title}
      className="row-rule ground-white"
    >
      <RowHeading {...heading}>
        <CarouselControls carousel={carousel} />
      </RowHeading>
      <div className="border-t border-rule">
        <CarouselSlides
          carousel={carousel}
          label={heading.title}
          slideClassName={slide}
          slides={partners.map((partner) => ({
            id: partner.id,
            content: <Mark partner={partner} />,
          }))}
        />
      </div>
    </section>
  );
}

const cell = classNames(
  '@container grid h-full grid-rows-[minmax(64px,auto)_1fr] gap-y-[12px] border-e border-hair',
  'py-[20px] ps-(--page-side) pe-[16px] desk:grid-rows-[minmax(84px,auto)_1fr] desk:py-[24px]',
);

/** On a dark system marks, drawn in one dark colour, are shown in one light one. */
const mark = classNames(
  'h-[64px] w-full max-w-[240px] object-contain object-left rtl:object-right desk:h-[84px]',
  'not-print:not-forced-colors:dark:[filter:brightness(0)_invert(0.85)]',
);

/** A company's mark, or its name if it has none, and the work done for it. */
function Mark({ partner: { imgSrc, title, work } }: { partner: Partner }) {
  const box = useRef<HTMLDivElement>(null);
  const { reached } = useNearViewport(box);
  return (
    <div ref={box} className={cell}>
      {imgSrc ? (
        <img
          src={site.base + markAddress(imgSrc, marks[imgSrc] ?? '')}
          alt={title}
          width="180"
          height="64"
          loading={reached ? 'eager' : 'lazy'}
          className={mark}
        />
      ) : (
        <b
          className={classNames(
            'in-display self-center text-[max(1rem,min(1.625rem,100cqi/0.42/var(--letters,1)))] leading-[1.05]',
            lettersOf(title),
          )}
        >
          {title}
        </b>
      )}
      {work && <p className="text-data text-balance">{work}</p>}
    </div>
  );
}
