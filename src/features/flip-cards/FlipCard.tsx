import { flipCardText } from '../../content/flipCard';
import type { ServiceCard } from '../../content/types';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { AskLink } from '../ask-about/AskLink';
import { NearbyPicture } from '../pictures/NearbyPicture';

const text = flipCardText;

type FlipCardProps = {
  card: ServiceCard;
  /** Where the link on the back goes. */
  href: string;
  /** Whether it is there turned, as on Back to a page where it was. */
  turned?: boolean | undefined;
  /** Called after each turn. */
  onTurn?: (() => void) | undefined;
};

/**
 * A card that turns without JavaScript: a `details` whose `summary` lies under the whole card, so
 * a click or tap anywhere, Space and Enter toggle it, and find-in-page opens it.
 *
 * Accessibility: the face not shown is neither focusable nor read; each has the heading; the summary
 * keeps a name in both states, with the pauses of its lines; with reduced motion the faces switch instead of turning; the faces grow with text.
 */
export function FlipCard({ card, href, turned, onTurn }: FlipCardProps) {
  return (
    <details id={card.id} open={turned} onToggle={onTurn} className="group/card flip-card">
      <summary className="flip-card-summary rounded-md">
        <NearbyPicture
          name={card.imgSrc}
          alt=""
          // On phones it is a square cut out of 8.8rem, at arm's length sharp enough with a little less.
          sizes="(min-width: 84rem) 20rem, (min-width: 64rem) 22vw, (min-width: 34rem) 42vw, 7.5rem"
          className="flip-card-part flip-card-picture overflow-hidden"
          imgClassName="size-full object-cover"
        />
        <h3 className="flip-card-part flip-card-line text-xl font-bold text-ink">{card.title}</h3>
        <span className="flip-card-part flip-card-line text-sm font-semibold">{card.subtitle}</span>
        <span className="flip-card-part flip-card-text text-sm">{card.description}</span>
        <span
          data-print="none"
          className="flip-card-part flip-card-sign text-sm font-semibold text-ink"
        >
          <span className="max-[34rem]:sr-only">{text.turn}</span>
          <Icon name="turn" className="size-[20px]" />
        </span>
        <span data-print="none" className="sr-only hidden group-open/card:inline">
          {`${card.title}: ${text.turnBack}`}
        </span>
      </summary>
      <div className="flip-card-back rounded-md bg-navy-900 text-white shadow-card">
        <h3 className="text-xl font-bold">{card.title}</h3>
        <p data-print="back" className="text-sm text-frost">
          {card.backText}
        </p>
        <div className="invisible mt-auto flex flex-wrap items-center gap-x-5 group-open/card:visible">
          <ButtonLink href={href} className="pointer-events-auto">
            {text.more}
            <span className="sr-only">
              {/* One text: the browser's name for the link drops text nodes of spaces only. */}
              {` ${text.moreAbout} ${card.title}`}
            </span>
          </ButtonLink>
          <AskLink topic={card.title} className="pointer-events-auto link decoration-frost" />
        </div>
      </div>
    </details>
  );
}
