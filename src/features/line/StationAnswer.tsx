import text from '#content/labels/line';
import services from '#content/services';
import site from '#content/site';
import { pathOf } from '../../routes';
import { fill } from '../../ui/fill';
import { unbroken } from '../../ui/unbroken';
import { AskLink } from '../ask-about/AskButton';
import { searchHref } from '../search/searchAddress';
import type { LineStation } from './content';

/** A name within a sentence: only German and Luxembourgish keep its capital there. */
const withinSentence = (name: string) =>
  /^(de|lb)\b/.test(site.language) ? name : name.toLowerCase();

/**
 * What stops a station and what is done about it, with links to the cards of its services, to its
 * makers in the search, and to the form.
 */
export function StationAnswer({ station }: { station: LineStation }) {
  const { name, stops, work, services: serviceIds = [], makers = [] } = station;
  const search = pathOf('technologies');
  const cards = services.services
    .filter(({ id }) => serviceIds.includes(id))
    .map(({ id, title }) => ({ href: `#${id}`, text: title }));
  const products = search
    ? makers.map((maker) => ({ href: searchHref(search, maker), text: maker }))
    : [];
  return (
    <>
      <p>{unbroken(`${text.stops} ${stops}`)}</p>
      <p className="text-soft">{unbroken(`${text.work} ${work}`)}</p>
      <p data-print="none" className="flex flex-wrap gap-x-5">
        {[...cards, ...products].map(({ href, text }) => (
          <a key={href} href={href} className="link">
            {text}
          </a>
        ))}
        <AskLink topic={fill(text.topic, { station: withinSentence(name) })} className="link" />
      </p>
    </>
  );
}
