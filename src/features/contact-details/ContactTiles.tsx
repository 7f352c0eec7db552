import { useRef } from 'react';
import { contactPage } from '../../content/contactPage';
import { Icon } from '../../ui/Icon';
import { ContactLink, contactIcons } from './ContactLink';
import { CopyButton } from './CopyButton';
import { type ContactWay, contactWays } from './contactWays';

const copied: ContactWay['id'][] = ['telephone', 'mail'];

/** Tiles for phone, e-mail, location and LinkedIn. */
export function ContactTiles() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      {Object.values(contactWays).map((way) => (
        <li key={way.id}>
          <ContactTile way={way} />
        </li>
      ))}
    </ul>
  );
}

function ContactTile({ way }: { way: ContactWay }) {
  const shown = useRef<HTMLSpanElement>(null);
  const title = contactPage.tiles[way.id];
  return (
    <div className="flex h-full flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border-t-4 border-amber bg-surface px-5 py-4 shadow-card sm:flex-col sm:items-start sm:justify-start sm:p-6">
      <div className="min-w-0 grow basis-[10rem] sm:grow-0 sm:basis-auto">
        <div className="flex items-center gap-3 text-ink sm:flex-col sm:items-start sm:gap-4">
          <Icon name={contactIcons[way.id]} className="size-[24px] sm:size-[28px]" />
          <h3 className="text-lg font-bold">{title}</h3>
        </div>
        <span ref={shown}>
          <ContactLink
            way={way}
            className="inline-flex min-h-[44px] items-start rounded-sm pt-2 text-balance text-slate underline decoration-line decoration-2 underline-offset-4 hover:text-ink hover:decoration-amber"
          />
        </span>
      </div>
      {copied.includes(way.id) && (
        <div className="shrink-0 sm:mt-auto sm:pt-2">
          <CopyButton what={title.toLowerCase()} text={way.text} source={shown} />
        </div>
      )}
    </div>
  );
}
