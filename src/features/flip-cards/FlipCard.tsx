import text from '#content/labels/flip-card';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { Heading } from '../../ui/Heading';
import { Icon, type IconName } from '../../ui/Icon';
import { unbroken } from '../../ui/unbroken';
import { AskLink } from '../ask-about/AskButton';
import { OutwardLink } from '../navigation/OutwardLink';
import { NearbyPicture } from '../pictures/NearbyPicture';
import type { ServiceCard } from './content';

type FlipCardProps = {
  card: ServiceCard;
  /** The address of the link on the back, if there is one. */
  href: string | undefined;
};

/** Its focus shows within the card, whose neighbours would cover it. */
const summary = classNames(
  'cursor-pointer list-none focus-visible:-outline-offset-4 focus-visible:[box-shadow:none]',
  '[&::-webkit-details-marker]:hidden',
);

/**
 * A card that turns without JavaScript: a `details` whose `summary` lies under the whole card, so
 * that a click or tap anywhere, Space and Enter toggle it, and find-in-page opens it.
 *
 * Accessibility: the hidden face is neither focusable nor read; each face has the heading; the
 * summary keeps a name, with pauses; with reduced motion the faces switch; they grow with text.
 */
export function FlipCard({ card, href }: FlipCardProps) {
  return (
    <details id={card.id} className="group/card flip-card">
      <summary className={classNames('flip-card-summary', summary, frontFace(card))}>
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
export function LinkCard({ card, href }: FlipCardProps) {
  const Card = href ? OutwardLink : 'div';
  return (
    <div id={card.id} className="group/card h-full">
      <Card {...(href && { href })} className={classNames('relative', frontFace(card))}>
        <CardFront card={card} sign={href ? { text: text.more, icon: 'arrow' } : undefined} />
      </Card>
    </div>
  );
}

/** A face of a card, as wide as its cell. */
const face =
  'isolate flex h-full min-w-0 flex-col px-[20px] tablet:px-[24px] [--measure:calc(100cqi-3rem)]';

/** The front's face: where two cards are in a row on a desktop, the picture has its height. */
const frontFace = ({ imgSrc }: ServiceCard) =>
  classNames(face, imgSrc && 'desk:pe-[44%] desk:[--measure:calc(56cqi-1.5rem)] wide:pe-[24px]');

const picture = classNames(
  'end-[20px] top-[12px] h-[78px] w-[104px] desk:inset-y-[16px] desk:h-auto desk:w-[38%]',
  'wide:static wide:mt-[8px] wide:h-[clamp(190px,15.5vw,300px)] wide:w-full print:hidden',
);

const signLook = classNames(
  'gap-2.5 pt-[2px] pb-[10px] font-strong wide:pt-[10px]',
  'decoration-2 underline-offset-[6px] group-hover/card:underline',
);

type CardFrontProps = {
  card: ServiceCard;
  /** Says that the card has more behind it, or leads somewhere. */
  sign?: { text: string; icon: IconName } | undefined;
};

/**
 * The front of a card, whose picture and subtitle are optional: the picture stands beside its name,
 * and above it where four are in a row. After a line that ends without a full stop a screen
 * reader makes a pause, which is not seen: it speaks all text of the summary in one breath.
 */
function CardFront({ card, sign }: CardFrontProps) {
  const { imgSrc, title, subtitle, description } = card;
  return (
    <>
      <span className="flip-card-part absolute inset-0 -z-10 bg-ground" />
      {imgSrc && (
        <NearbyPicture
          name={imgSrc}
          kind="card"
          sizes="(min-width: 75rem) 24vw, (min-width: 56.25rem) 19vw, 112px"
          className={classNames('flip-card-part absolute overflow-hidden', picture)}
        />
      )}
      {/* What HTML allows in a summary besides words and headings. */}
      <hgroup className={classNames('flip-card-part pt-[12px]', imgSrc && besidePicture)}>
        <Heading as="h3" className="in-display text-sub after:content-[''_/_'.']">
          {title}
        </Heading>
        {subtitle && (
          <p className="font-strong leading-[1.25] after:content-[''_/_'.']">
            {unbroken(subtitle)}
          </p>
        )}
      </hgroup>
      <span className="flip-card-part mt-[6px] text-note text-pretty text-soft">
        {unbroken(description)}
      </span>
      {sign && (
        <span
          data-print="none"
          data-search="none"
          className={classNames('flip-card-part mt-auto flex items-center', signLook)}
        >
          {sign.text.replace(/\s*[<>‹›«»←→]$/, '')}
          <Icon name={sign.icon} className="size-[20px] rtl:-scale-x-100" />
        </span>
      )}
    </>
  );
}

/** On phones and tablets the name's place is as high as the picture. */
const besidePicture = classNames(
  'min-h-[86px] pe-[112px] [--measure:calc(100cqi-3rem-112px)]',
  'desk:min-h-0 desk:pe-0 desk:[--measure:inherit]',
);
