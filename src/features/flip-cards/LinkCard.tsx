import text from '#content/labels/flip-card';
import type { ServiceCard } from '../../content/schema';
import { CardFront } from './CardFront';
import { CardSign } from './CardSign';

type LinkCardProps = {
  card: ServiceCard;
  /** Where it leads; without it the card is only read. */
  href: string | undefined;
};

/** A card without a back: the whole of it is a link. */
export function LinkCard({ card, href }: LinkCardProps) {
  const look = 'flip-card-summary h-full rounded-xs';
  return (
    <div id={card.id} className="h-full">
      {href ? (
        <a href={href} className={look}>
          <CardFront card={card} />
          <CardSign text={text.more} icon="arrow" />
        </a>
      ) : (
        <div className={`${look} pb-5`}>
          <CardFront card={card} />
        </div>
      )}
    </div>
  );
}
