import text from '#content/labels/flip-card';
import { fill } from '../../ui/fill';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { AskLink } from '../ask-about/AskButton';
import { CardFront } from './CardFront';
import { CardSign } from './CardSign';
import type { ServiceCard } from './content';

type FlipCardProps = {
  card: ServiceCard;
  /** The address of the link on the back, if there is one. */
  href: string | undefined;
  /** Whether the card is turned at first, as on Back to a page where it was. */
  turned?: boolean | undefined;
  onTurn?: (() => void) | undefined;
};

/**
 * A card that turns without JavaScript: a `details` whose `summary` lies under the whole card, so
 * that a click or tap anywhere, Space and Enter toggle it, and find-in-page opens it.
 *
 * Accessibility: the hidden face is neither focusable nor read; each face has the heading; the
 * summary keeps a name, with pauses; with reduced motion the faces switch; they grow with text.
 */
export function FlipCard({ card, href, turned, onTurn }: FlipCardProps) {
  return (
    <details id={card.id} open={turned} onToggle={onTurn} className="group/card flip-card">
      <summary className="flip-card-summary">
        <CardFront card={card} />
        <CardSign text={text.turn} icon="turn" />
        <span
          data-print="none"
          data-search="none"
          className="sr-only hidden group-open/card:inline"
        >
          {`${card.title}: ${text.turnBack}`}
        </span>
      </summary>
      <div className="flip-card-back ground-navy">
        <Heading as="h3" className="in-display pe-[28px] text-sub">
          {card.title}
        </Heading>
        <Icon name="turn" className="absolute end-[20px] top-[24px] size-[20px]" />
        <p data-print="back" className="text-note text-soft">
          {card.backText}
        </p>
        <div className="invisible mt-auto flex flex-wrap items-center gap-x-5 group-open/card:visible">
          {href && (
            <a href={href} className="pointer-events-auto link">
              {text.more}
              <span className="sr-only">
                {/* One text node: in the link's name browsers drop nodes that hold only spaces. */}
                {` ${fill(text.moreAbout, { title: card.title })}`}
              </span>
            </a>
          )}
          <AskLink topic={card.title} className="pointer-events-auto link" />
        </div>
      </div>
    </details>
  );
}

/** A card without a back: all of it is a link, or plain text where it leads nowhere. */
export function LinkCard({ card, href }: Pick<FlipCardProps, 'card' | 'href'>) {
  const Card = href ? 'a' : 'div';
  return (
    <div id={card.id} className="h-full">
      <Card {...(href && { href })} className="flip-card-summary h-full">
        <CardFront card={card} />
        {href && <CardSign text={text.more} icon="arrow" />}
      </Card>
    </div>
  );
}
