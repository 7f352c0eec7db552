import { useRef } from 'react';
import { home } from '../../content/home';
import { services } from '../../content/services';
import { pathOf } from '../../routes';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { useKeptIds } from '../navigation/useKeptIds';
import { FlipCard } from './FlipCard';

/** What the page's entry in the history keeps the turned cards under. */
const kept = 'turnedCards';

/** 'Range of Services': the eight flip cards. */
export function ServiceCards() {
  const list = useRef<HTMLUListElement>(null);
  // React has no part in turning: it only keeps where the cards stand.
  const { left, keep } = useKeptIds(kept, () => {
    const turned = list.current?.querySelectorAll('details[open]') ?? [];
    return Array.from(turned, ({ id }) => id);
  });
  return (
    <Section surface="mist">
      <SectionHeading title={home.servicesTitle} text={home.servicesIntro} />
      <ul
        ref={list}
        data-print="cards"
        className="grid gap-5 min-[34rem]:grid-cols-2 lg:grid-cols-4 xl:gap-6"
      >
        {services.map((card) => (
          <li key={card.id}>
            <FlipCard
              card={card}
              href={pathOf('technologies')}
              turned={left?.includes(card.id)}
              onTurn={keep}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
