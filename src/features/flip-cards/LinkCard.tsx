import type { ServiceCard } from '../../content/schema';
import { CardFront } from './CardFront';

type LinkCardProps = {
  card: ServiceCard;
  /** Where it leads; without it the card is only read. */
  href: string | undefined;
};

/** A card without a back: the whole of it is a link. */
export function LinkCard({ card, href }: LinkCardProps) {
  const look = 'flip-card-summary h-full rounded-md pb-5';
  return (
    <div id={card.id} className="h-full">
      {href ? (
        <a href={href} className={look}>
          <CardFront card={card} />
        </a>
      ) : (
        <div className={look}>
          <CardFront card={card} />
        </div>
      )}
    </div>
  );
}
