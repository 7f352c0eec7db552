import { Heading } from '../../ui/Heading';
import { NearbyPicture } from '../pictures/NearbyPicture';
import type { ServiceCard } from './content';

const sizes =
  '(min-width: 75rem) 24vw, (min-width: 56.25rem) 20vw, (min-width: 43.75rem) 44vw, 128px';

/** The front of a card, whose picture and subtitle are optional. */
export function CardFront({ card }: { card: ServiceCard }) {
  return (
    <>
      {card.imgSrc && (
        <NearbyPicture
          name={card.imgSrc}
          kind="card"
          sizes={sizes}
          className="flip-card-part flip-card-picture overflow-hidden"
        />
      )}
      <Heading as="h3" className="flip-card-part flip-card-line in-display text-sub">
        {card.title}
      </Heading>
      {card.subtitle && (
        <span className="flip-card-part flip-card-line font-strong">{card.subtitle}</span>
      )}
      <span className="flip-card-part flip-card-text text-note text-soft">{card.description}</span>
    </>
  );
}
