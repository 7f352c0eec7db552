import services from '#content/services';
import { Heading } from '../../ui/Heading';
import { NearbyPicture } from '../pictures/NearbyPicture';
import type { ServiceCard } from './content';

const { length } = services.services;

/** The cards in a row on a desktop: four, unless only two or three make full rows. */
export const columns = [4, 3].find((count) => length % count === 0) ?? (length === 2 ? 2 : 4);

const sizes = `(min-width: 84rem) ${82 / columns}rem, (min-width: 64rem) ${90 / columns}vw, 44vw`;

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
      <Heading
        as="h3"
        className="flip-card-part flip-card-line font-sans text-xl font-strong text-heading"
      >
        {card.title}
      </Heading>
      {card.subtitle && (
        <span className="flip-card-part flip-card-line text-sm font-strong">{card.subtitle}</span>
      )}
      <span className="flip-card-part flip-card-text text-sm">{card.description}</span>
    </>
  );
}
