import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import { ContactLink, contactIcon } from './ContactLink';
import { CopyButton } from './CopyButton';
import { directWays, otherWays, telephoneWay } from './directWays';

/** The ways to reach an engineer: a list in large letters, each with a button that copies it. */
export function MainContactTiles() {
  if (directWays.length === 0) return null;
  return (
    <ul className="contact-card">
      {directWays.map((way) => (
        <li key={way.href} className="grid grid-cols-[1fr_auto] items-center">
          <h3 className="flex items-center gap-2 font-sans text-sm font-strong">
            <Icon name={contactIcon(way)} className="size-[18px]" />
            {way.title}
          </h3>
          <span className="col-span-2 row-start-2">
            <ContactLink
              way={way}
              className={classNames(
                'inline-flex min-h-[44px] min-w-[44px] items-center rounded-sm font-strong text-heading underline decoration-2 hover:decoration-accent',
                way === telephoneWay
                  ? 'font-display text-2xl decoration-accent underline-offset-8 min-[22.4rem]:text-3xl'
                  : 'text-lg decoration-edge underline-offset-4 sm:text-xl',
              )}
            />
          </span>
          <CopyButton what={way.title} text={way.text} />
        </li>
      ))}
    </ul>
  );
}

/** Where the company is found otherwise. */
export function OtherContactTiles() {
  return otherWays.map((way) => (
    <div key={way.href}>
      <h3
        id={way.kind === 'location' ? way.kind : undefined}
        className="flex items-center gap-2 font-sans font-strong"
      >
        <Icon name={contactIcon(way)} className="size-[18px]" />
        {way.title}
      </h3>
      <ContactLink
        way={way}
        className="inline-flex min-h-[44px] min-w-[44px] items-center rounded-sm text-balance text-heading underline decoration-edge decoration-2 underline-offset-4 hover:decoration-accent"
      />
    </div>
  ));
}
