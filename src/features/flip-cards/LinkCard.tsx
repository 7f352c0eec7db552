import text from '#content/labels/flip-card';
import type { ServiceCard } from '../../content/schema';
import { Icon } from '../../ui/Icon';
import { CardFront } from './CardFront';

type LinkCardProps = {
  card: ServiceCard;
  /** Where it leads; without it the card is only read. */
  href: string | undefined;
};

/** A card without a back: the whole of it is a link. */
export function LinkCard({ card, href }: LinkCardProps) {
  const look = 'flip-card-summary h-full rounded-md';
  return (
    <div id={card.id} className="h-full">
      {href ? (
        <a href={href} className={look}>
          <CardFront card={card} />
          <span
            data-print="none"
            className="flip-card-part flip-card-sign text-sm font-semibold text-heading"
          >
            <span className="max-[34rem]:sr-only">{text.more}</span>
            <Icon name="arrow" className="size-[20px]" />
          </span>
        </a>
      ) : (
        <div className={`${look} pb-5`}>
          <CardFront card={card} />
        </div>
      )}
    </div>
  );
}
