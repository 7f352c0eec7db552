import text from '#content/labels/flip-card';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { unbroken } from '../../ui/unbroken';
import { AskLink } from '../ask-about/AskButton';
import { OutwardLink } from '../navigation/OutwardLink';
import { CardFront, face, frontFace } from './CardFront';
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
      <summary className={classNames('flip-card-summary', frontFace(card))}>
        <CardFront card={card} sign={{ text: text.turn, icon: 'turn' }} />
        <span
          data-print="none"
          data-search="none"
          className="sr-only hidden group-open/card:inline"
        >
          {`${card.title}: ${text.turnBack}`}
        </span>
      </summary>
      {/* In front of the summary, which is positioned too: its links take clicks. */}
      <div
        className={classNames(
          'flip-card-back ground-navy pointer-events-none relative gap-2.5 pt-5 pb-2',
          face,
        )}
      >
        <Heading as="h3" className="in-display pe-[28px] text-sub print:hidden">
          {card.title}
        </Heading>
        <Icon name="turn" className="absolute end-[20px] top-[24px] size-[20px] print:hidden" />
        <p className="text-note text-soft">{unbroken(card.backText)}</p>
        <div
          data-print="none"
          className="invisible mt-auto flex flex-wrap items-center gap-x-5 group-open/card:visible"
        >
          {href && (
            <OutwardLink href={href} className="pointer-events-auto link">
              {text.more}
              <span className="sr-only">
                {/* One text node: in the link's name browsers drop nodes that hold only spaces. */}
                {` ${fill(text.moreAbout, { title: card.title })}`}
              </span>
            </OutwardLink>
          )}
          <AskLink topic={card.title} className="pointer-events-auto link" />
        </div>
      </div>
    </details>
  );
}

/** A card without a back: all of it is a link, or plain text where it leads nowhere. */
export function LinkCard({ card, href }: Pick<FlipCardProps, 'card' | 'href'>) {
  const Card = href ? OutwardLink : 'div';
  return (
    <div id={card.id} className="group/card h-full">
      <Card {...(href && { href })} className={classNames('relative', frontFace(card))}>
        <CardFront card={card} sign={href ? { text: text.more, icon: 'arrow' } : undefined} />
      </Card>
    </div>
  );
}
