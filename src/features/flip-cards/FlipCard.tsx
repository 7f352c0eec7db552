import { Link } from 'wouter';
import { flipCardText } from '../../content/flipCard';
import type { ServiceCard } from '../../content/types';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import { AskLink } from '../ask-about/AskLink';
import { NearbyPicture } from '../pictures/NearbyPicture';

const text = flipCardText;

/*
 * Every part of the front turns by itself: they share the vanishing point of the summary, so they
 * move as one plane, and the summary itself stays where it is and keeps the clicks. The back is the
 * content of the `details`, laid over the front. Browsers that cannot style that box
 * (`::details-content`) exchange the faces instead of turning them.
 */
const frontPart =
  'backface-hidden transition-[transform,visibility] duration-500 ease-turn group-open/card:invisible group-open/card:rotate-y-180 motion-reduce:transition-none not-supports-[selector(::details-content)]:group-open/card:hidden';

const frontSurface =
  'before:absolute before:inset-0 before:-z-10 before:rounded-md before:border before:border-line before:bg-surface before:shadow-card hover:before:shadow-raised before:backface-hidden before:transition-[transform,visibility] before:duration-500 before:ease-turn group-open/card:before:invisible group-open/card:before:rotate-y-180 motion-reduce:before:transition-none';

const hitAreaWithoutTurning =
  'not-supports-[selector(::details-content)]:group-open/card:static not-supports-[selector(::details-content)]:group-open/card:after:absolute not-supports-[selector(::details-content)]:group-open/card:after:inset-0';

const back =
  'details-content:pointer-events-none details-content:col-start-1 details-content:row-start-1 details-content:backface-hidden details-content:[transform:perspective(1200px)_rotateY(-180deg)] details-content:[transition:transform_500ms_cubic-bezier(0.4,0.1,0.2,1),content-visibility_500ms_allow-discrete] open:details-content:[transform:none] open:details-content:[transition:transform_500ms_cubic-bezier(0.4,0.1,0.2,1)] motion-reduce:details-content:transition-none!';

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
 * Accessibility: the face not shown is neither focusable nor read; the summary keeps a name in
 * both states; with reduced motion the faces switch instead of turning; the faces grow with text.
 */
export function FlipCard({ card, href, turned, onTurn }: FlipCardProps) {
  return (
    <details
      id={card.id}
      open={turned}
      onToggle={onTurn}
      className={classNames('group/card relative grid h-full', back)}
    >
      <summary
        className={classNames(
          'relative isolate col-start-1 row-start-1 flex cursor-pointer list-none flex-col rounded-md perspective-distant [&::-webkit-details-marker]:hidden',
          frontSurface,
          hitAreaWithoutTurning,
        )}
      >
        <NearbyPicture
          name={card.imgSrc}
          alt=""
          sizes="(min-width: 84rem) 20rem, (min-width: 64rem) 22vw, (min-width: 34rem) 42vw, calc(90vw - 2.25rem)"
          className={classNames('m-px aspect-[16/10] overflow-hidden rounded-t-md', frontPart)}
          imgClassName="size-full object-cover"
        />
        <h3 className={classNames('px-6 pt-5 text-xl font-bold text-ink', frontPart)}>
          {card.title}
        </h3>
        <span className={classNames('px-6 pt-1 text-sm font-semibold text-slate', frontPart)}>
          {card.subtitle}
        </span>
        <span className={classNames('px-6 pt-3 text-sm text-slate', frontPart)}>
          {card.description}
        </span>
        <span
          className={classNames(
            'mt-auto flex items-center justify-end gap-2 px-6 pt-3 pb-5 text-sm font-semibold text-ink',
            frontPart,
          )}
        >
          {text.turn}
          <Icon name="turn" className="size-[20px]" />
        </span>
        <span className="sr-only hidden group-open/card:inline">
          {card.title}: {text.turnBack}
        </span>
      </summary>
      <div className="pointer-events-none relative flex h-full flex-col rounded-md bg-navy-900 p-6 text-white shadow-card">
        <p className="text-xl font-bold">{card.title}</p>
        <span aria-hidden="true" className="mt-3 block h-1 w-10 bg-amber" />
        <p className="pt-4 pb-6 text-frost">{card.backText}</p>
        <div className="invisible mt-auto flex flex-wrap items-center gap-x-5 group-open/card:visible">
          <Link
            href={href}
            className="pointer-events-auto inline-flex min-h-[44px] items-center rounded-sm bg-amber px-5 font-semibold text-navy-950 hover:bg-amber-bright"
          >
            {text.more}
            <span className="sr-only">
              {/* One text: the browser's name for the link drops spaces that stand alone. */}
              {` ${text.moreAbout} ${card.title}`}
            </span>
          </Link>
          <AskLink
            topic={card.title}
            className="pointer-events-auto inline-flex min-h-[44px] items-center rounded-sm font-semibold underline decoration-frost decoration-2 underline-offset-4 hover:decoration-amber"
          />
        </div>
      </div>
    </details>
  );
}
