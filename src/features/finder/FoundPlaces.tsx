import text from '#content/labels/finder';
import site from '#content/site';
import { counted } from '../../ui/counted';
import { fill } from '../../ui/fill';
import type { FoundPlace } from './findPlaces';
import { Marked } from './Marked';

type FoundPlacesProps = {
  places: FoundPlace[];
  morePlaces: number;
  onLeave: React.MouseEventHandler<HTMLAnchorElement>;
};

/** Places of the site that were found: their headings as links, with the words around what was found. */
export function FoundPlaces({ places, morePlaces, onLeave }: FoundPlacesProps) {
  return (
    <div data-print="none" className="border-t-2 border-heading pt-6">
      <h2 className="text-3xl font-extrabold text-heading">{text.placesTitle}</h2>
      <ul className="max-w-prose">
        {places.map(({ href, page, heading, excerpt, synonym }) => (
          <li key={`${href} ${heading.name}`} className="mt-5">
            <h3>
              <a href={href} onClick={onLeave} className="strong-link">
                {heading.name === page ? page : `${heading.name} (${page})`}
              </a>
              {synonym && (
                <span className="text-sm">{` (${fill(text.synonym, { synonym })})`}</span>
              )}
            </h3>
            <p className="mt-1 text-sm">
              <Marked hit={excerpt} />
            </p>
          </li>
        ))}
      </ul>
      {morePlaces > 0 && (
        <p className="mt-5">{counted(site.language, text.morePlaces, morePlaces)}</p>
      )}
    </div>
  );
}
