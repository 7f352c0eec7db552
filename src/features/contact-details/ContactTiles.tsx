import { useRef } from 'react';
import type { ContactWay } from '../../content/modules';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import { ContactLink, contactIcon } from './ContactLink';
import { CopyButton } from './CopyButton';
import { directWays, otherWays, telephoneWay } from './directWays';

/** The ways that lead to an engineer: large, with a button that copies them. */
export function MainContactTiles() {
  if (directWays.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
      {directWays.map((way) => (
        <li key={way.href}>
          <MainTile way={way} />
        </li>
      ))}
    </ul>
  );
}

function MainTile({ way }: { way: ContactWay }) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <div className="flex h-full flex-wrap items-center justify-between gap-x-1 rounded-md bg-surface px-5 py-2 shadow-card">
      <div className="min-w-0 grow">
        <h3 className="flex items-center gap-2 text-sm font-semibold">
          <Icon name={contactIcon(way)} className="size-[18px]" />
          {way.title}
        </h3>
        <span ref={shown}>
          <ContactLink
            way={way}
            className={classNames(
              'inline-flex min-h-[44px] items-center rounded-sm font-extrabold tracking-tight text-heading underline decoration-2 underline-offset-4 hover:decoration-accent',
              way === telephoneWay ? 'text-2xl decoration-accent' : 'decoration-edge sm:text-lg',
            )}
          />
        </span>
      </div>
      <CopyButton what={way.title} text={way.text} source={shown} />
    </div>
  );
}

/** Where the company is found otherwise: smaller. */
export function OtherContactTiles() {
  if (otherWays.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {otherWays.map((way) => (
        <li key={way.href} className="rounded-md border border-line bg-surface px-5 pt-3 pb-2">
          <h3
            id={way.kind === 'location' ? way.kind : undefined}
            className="flex items-center gap-2 text-sm font-semibold"
          >
            <Icon name={contactIcon(way)} className="size-[18px]" />
            {way.title}
          </h3>
          <ContactLink
            way={way}
            className="inline-flex min-h-[44px] items-center rounded-sm text-sm text-balance text-heading underline decoration-edge decoration-2 underline-offset-4 hover:decoration-accent"
          />
        </li>
      ))}
    </ul>
  );
}
