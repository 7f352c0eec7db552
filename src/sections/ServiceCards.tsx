import { useCallback, useEffect, useRef } from 'react';
import { FlipCard } from '../components/FlipCard';
import { Section } from '../components/Section';
import { SectionHeading } from '../components/SectionHeading';
import { home } from '../content/home';
import { services } from '../content/services';
import { useIdsLeft } from '../hooks/useIdsLeft';
import { historyEntry } from '../lib/historyEntry';
import { pathOf } from '../routes';

/** What the page's entry in the history keeps the turned cards under. */
const kept = 'turnedCards';

/** 'Range of Services': the eight flip cards. */
export function ServiceCards() {
  const turned = useIdsLeft(kept);
  const list = useRef<HTMLUListElement>(null);
  // React has no part in turning: it only keeps where the cards stand.
  const keepTurned = useCallback(() => {
    const open = list.current?.querySelectorAll('details[open]') ?? [];
    historyEntry.keep(
      kept,
      Array.from(open, ({ id }) => id),
    );
  }, []);
  useEffect(() => {
    // Turned before there was a script to see it.
    if (list.current?.querySelector('details[open]')) keepTurned();
  }, [keepTurned]);
  return (
    <Section surface="mist">
      <SectionHeading title={home.servicesTitle} text={home.servicesIntro} />
      <ul ref={list} className="grid gap-5 min-[34rem]:grid-cols-2 lg:grid-cols-4 xl:gap-6">
        {services.map((card) => (
          <li key={card.id}>
            <FlipCard
              card={card}
              href={pathOf('technologies')}
              turned={turned?.includes(card.id)}
              onTurn={keepTurned}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
