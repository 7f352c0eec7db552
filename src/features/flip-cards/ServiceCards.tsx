import { useRef } from 'react';
import content from '#content/services';
import { pathOf } from '../../routes';
import { classNames } from '../../ui/classNames';
import { RowHeading } from '../../ui/RowHeading';
import { slugify } from '../../ui/slugify';
import { useHashTarget } from '../navigation/focusTarget';
import type { ServiceCard } from './content';
import { FlipCard, LinkCard } from './FlipCard';

/** The address of "Learn More>": the card's own, or that of its panel on Technologies. */
function hrefOf({ href, panel }: ServiceCard): string | undefined {
  const page = pathOf('technologies');
  return href ?? (page && panel && `${page}#${slugify(panel)}`);
}

/** One, two or four in a row. Those at its ends begin where the page does. */
const tiles = 'px-[max(0px,var(--page-side)-24px)] tablet:grid-cols-2 wide:grid-cols-4';

const cell = 'border-b border-hair tablet:odd:border-e wide:border-e wide:nth-[4n]:border-e-0';

/** 'Range of Services': flip cards, or plain links without backs. */
export function ServiceCards() {
  const list = useRef<HTMLUListElement>(null);
  // An address such as `/#safety` turns its card to the back.
  useHashTarget((card) => {
    if (card instanceof HTMLDetailsElement && list.current?.contains(card)) card.open = true;
  });
  if (content.services.length === 0) return null;
  return (
    <section id="services" className="ground-white">
      {/* The text says how to turn a card. */}
      <RowHeading title={content.title} text={content.introduction} textPrint="none" />
      <ul
        ref={list}
        data-print="fours"
        className={classNames('flip-tiles grid border-t border-rule', tiles)}
      >
        {content.services.map((card) => (
          <li key={card.id} className={classNames('@container', cell)}>
            {card.backText ? (
              <FlipCard card={card} href={hrefOf(card)} />
            ) : (
              <LinkCard card={card} href={hrefOf(card)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
