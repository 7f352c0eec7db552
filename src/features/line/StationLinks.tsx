import { lineStations } from '../../content/line';
import { lineStageText as text } from '../../content/lineStage';
import { services } from '../../content/services';
import { pathOf } from '../../routes';
import { AskButton } from '../ask-about/AskButton';
import { finderHref } from '../finder/finderParameter';

/** As short as a name may be, its link is as wide as a finger (WCAG 2.5.5). */
const look =
  'inline-flex min-h-[44px] min-w-[44px] items-center underline decoration-2 underline-offset-4';

/** Where a station leads: to the cards of its services, to its makers in the finder, to the form. */
export function StationLinks({ station }: { station: string }) {
  const entry = lineStations.find(({ id }) => id === station);
  if (!entry) return null;
  const cards = services.filter(({ id }) => entry.services.includes(id));
  return (
    <>
      <p data-print="none" className="flex flex-wrap items-center gap-x-4">
        <b>{text.services}</b>
        {cards.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className={look}>
            {title}
          </a>
        ))}
      </p>
      <p data-print="none" className="flex flex-wrap items-center gap-x-4">
        <b>{text.makers}</b>
        {entry.makers.map((maker) => (
          <a key={maker} href={finderHref(pathOf('technologies'), maker)} className={look}>
            {maker}
          </a>
        ))}
      </p>
      <p data-print="none">
        <AskButton topic={text.topic(entry.name)} variant="primary" />
      </p>
    </>
  );
}
