import { useRef } from 'react';
import { contactPage } from '../../content/contactPage';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import { ContactLink, contactIcons } from './ContactLink';
import { CopyButton } from './CopyButton';
import { type ContactWay, contactWays } from './contactWays';

/** The ways that lead to an engineer: large, with a button that copies them. */
export function MainContactTiles() {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
      {[contactWays.telephone, contactWays.mail].map((way) => (
        <li key={way.id}>
          <MainTile way={way} />
        </li>
      ))}
    </ul>
  );
}

function MainTile({ way }: { way: ContactWay }) {
  const shown = useRef<HTMLSpanElement>(null);
  const title = contactPage.tiles[way.id];
  return (
    <div className="flex h-full flex-wrap items-center justify-between gap-x-1 rounded-md bg-surface px-5 py-2 shadow-card">
      <div className="min-w-0 grow basis-[11rem]">
        <h3 className="flex items-center gap-2 text-sm font-semibold">
          <Icon name={contactIcons[way.id]} className="size-[18px]" />
          {title}
        </h3>
        <span ref={shown}>
          <ContactLink
            way={way}
            className={classNames(
              'inline-flex min-h-[44px] items-center rounded-sm font-extrabold tracking-tight text-ink underline decoration-2 underline-offset-4 hover:decoration-amber',
              way.id === 'telephone' ? 'text-2xl decoration-amber' : 'decoration-line sm:text-lg',
            )}
          />
        </span>
      </div>
      <CopyButton what={title.toLowerCase()} text={way.text} source={shown} />
    </div>
  );
}

/** Where the company is found otherwise: smaller. */
export function OtherContactTiles() {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {[contactWays.location, contactWays.social].map((way) => (
        <li key={way.id} className="rounded-md border border-mist bg-surface px-5 pt-3 pb-1">
          <h3 className="flex items-center gap-2 text-sm font-semibold">
            <Icon name={contactIcons[way.id]} className="size-[18px]" />
            {contactPage.tiles[way.id]}
          </h3>
          <ContactLink
            way={way}
            className="inline-flex min-h-[44px] items-center rounded-sm text-sm text-balance text-ink underline decoration-line decoration-2 underline-offset-4 hover:decoration-amber"
          />
        </li>
      ))}
    </ul>
  );
}
