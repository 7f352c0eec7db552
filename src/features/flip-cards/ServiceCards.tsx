import { useCallback, useEffect, useRef } from 'react';
import { home } from '../../content/home';
import { services } from '../../content/services';
import type { ServiceCard } from '../../content/types';
import { pathOf } from '../../routes';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { slugify } from '../../ui/slugify';
import { useHistoryState } from '../history/useHistoryState';
import { hashTarget } from '../navigation/focusTarget';
import { FlipCard } from './FlipCard';

/** The key of the turned cards in the page's history entry. */
const historyKey = 'turnedCards';

/** Where "Learn More>" leads: Technologies, at the panel of the service where there is one. */
const hrefOf = ({ panel }: ServiceCard) =>
  pathOf('technologies') + (panel ? `#${slugify(panel)}` : '');

/** 'Range of Services': the eight flip cards. */
export function ServiceCards() {
  const list = useRef<HTMLUListElement>(null);
  const [savedTurned, saveTurned] = useHistoryState(historyKey);
  // Cards turn without React, which reads from the page which of them are turned.
  const save = useCallback(() => {
    const turned = list.current?.querySelectorAll('details[open]') ?? [];
    saveTurned(Array.from(turned, ({ id }) => id));
  }, [saveTurned]);
  // One that the address names is turned to its back: `/#safety`.
  useEffect(() => {
    const turnTarget = () => {
      const card = hashTarget();
      if (card instanceof HTMLDetailsElement && list.current?.contains(card)) card.open = true;
    };
    turnTarget();
    window.addEventListener('hashchange', turnTarget);
    return () => window.removeEventListener('hashchange', turnTarget);
  }, []);
  // Some may have been turned before there was a script.
  useEffect(save, [save]);
  return (
    <Section surface="mist">
      <SectionHeading title={home.servicesTitle} text={home.servicesIntro} />
      <ul
        ref={list}
        data-print="cards"
        className="grid gap-3 min-[34rem]:grid-cols-2 min-[34rem]:gap-5 lg:grid-cols-4 xl:gap-6"
      >
        {services.map((card) => (
          <li key={card.id}>
            <FlipCard
              card={card}
              href={hrefOf(card)}
              turned={savedTurned?.includes(card.id)}
              onTurn={save}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
