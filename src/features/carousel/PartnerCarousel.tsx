import { home } from '../../content/home';
import { partners } from '../../content/partners';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { usePrinted } from '../../ui/usePrinted';
import { CarouselControls } from './CarouselControls';
import { CarouselRegion, CarouselSlides } from './CarouselSlides';
import { type CarouselOptions, useCarousel } from './useCarousel';

/** How many fit is the stylesheet's matter (`partners.css`). Times are in ms. */
const options: CarouselOptions = {
  swiper: { loop: true, slidesPerView: 'auto', speed: 500 },
  autoplayDelay: 2000,
};

/** 'Our Most Trusted Partners': the marks of the client companies. */
export function PartnerCarousel() {
  const carousel = useCarousel('partners', options);
  const printed = usePrinted();
  return (
    <Section surface="sheet">
      <CarouselRegion carousel={carousel} label={home.partnersTitle}>
        <div className="flex flex-wrap items-start justify-between gap-x-8">
          <SectionHeading title={home.partnersTitle} text={home.partnersIntro} />
          <div className="mb-8">
            <CarouselControls carousel={carousel} surface="light" />
          </div>
        </div>
        <CarouselSlides
          carousel={carousel}
          label={home.partnersTitle}
          slideClassName="partner-slide"
          slides={partners.map((partner) => ({
            id: partner.id,
            content: (
              <div className="grid h-[112px] place-items-center border-x border-mist px-3">
                <img
                  src={partner.imgSrc}
                  alt={partner.title}
                  width="180"
                  height="64"
                  loading={printed ? 'eager' : 'lazy'}
                  className="h-[64px] w-full max-w-[180px] object-contain"
                />
              </div>
            ),
          }))}
        />
      </CarouselRegion>
    </Section>
  );
}
