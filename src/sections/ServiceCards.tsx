import { FlipCard } from '../components/FlipCard';
import { Section } from '../components/Section';
import { SectionHeading } from '../components/SectionHeading';
import { home } from '../content/home';
import { services } from '../content/services';
import { pathOf } from '../routes';

/** 'Range of Services': the eight flip cards. */
export function ServiceCards() {
  return (
    <Section surface="mist">
      <SectionHeading title={home.servicesTitle} text={home.servicesIntro} />
      <ul className="grid gap-5 min-[34rem]:grid-cols-2 lg:grid-cols-4 xl:gap-6">
        {services.map((card) => (
          <li key={card.id}>
            <FlipCard card={card} href={pathOf('technologies')} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
