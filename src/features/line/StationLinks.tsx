import labels from '#content/labels/line-stage';
import services from '#content/services';
import site from '#content/site';
import type { LineStation } from '../../content/schema';
import { pathOf } from '../../routes';
import { fill } from '../../ui/fill';
import { AskButton } from '../ask-about/AskButton';
import { finderHref } from '../finder/finderParameter';

/** A name as it stands in a sentence: German and Luxembourgish alone keep its capital there. */
const withinSentence = (name: string) =>
  /^(de|lb)\b/.test(site.language) ? name : name.toLowerCase();

/** As short as a name may be, its link is as wide as a finger (WCAG 2.5.5). */
const look =
  'inline-flex min-h-[44px] min-w-[44px] items-center underline decoration-2 underline-offset-4';

/** Where a station leads: to the cards of its services, to its makers in the finder, to the form. */
export function StationLinks({ station }: { station: LineStation }) {
  const { name, services: own = [], makers = [] } = station;
  const finder = pathOf('technologies');
  const cards = services.services
    .filter(({ id }) => own.includes(id))
    .map(({ id, title }) => ({ href: `#${id}`, text: title }));
  const products = finder
    ? makers.map((maker) => ({ href: finderHref(finder, maker), text: maker }))
    : [];
  return (
    <>
      <Links title={labels.services} links={cards} />
      <Links title={labels.makers} links={products} />
      <p data-print="none">
        <AskButton
          topic={fill(labels.topic, { station: withinSentence(name) })}
          variant="primary"
        />
      </p>
    </>
  );
}

function Links({ title, links }: { title: string; links: { href: string; text: string }[] }) {
  if (links.length === 0) return null;
  return (
    <p data-print="none" className="flex flex-wrap items-center gap-x-4">
      <b>{title}</b>
      {links.map(({ href, text }) => (
        <a key={href} href={href} className={look}>
          {text}
        </a>
      ))}
    </p>
  );
}
