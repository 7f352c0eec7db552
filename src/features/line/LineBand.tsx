import { useRef } from 'react';
import content from '#content/line';
import picture from '#content/line-picture';
import { Heading } from '../../ui/Heading';
import { useNearViewport } from '../../ui/useNearViewport';
import { usePrinted } from '../../ui/usePrinted';
import { lazyModule, useLazyModule } from '../loading/lazyModule';
import { LineCards } from './LineCards';
import { lineId } from './stations';
import { useCurrentCard } from './useCurrentCard';

/** The picture is loaded at this distance of the band from the window, in px. */
const near = 200;

const stageModule = lazyModule(() => import('./LineStage'));

/**
 * A bottling line: common complaints about one, its stations, and a picture that illustrates the
 * current card. The words are in the page; picture and code are loaded when the band is near.
 */
export function LineBand() {
  const band = useRef<HTMLElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const { reached } = useNearViewport(band, near);
  const printed = usePrinted();
  const { current, step } = useCurrentCard(cards);
  const stage = useLazyModule(stageModule, picture !== null && (reached || printed));
  return (
    <section ref={band} id={lineId} className="line bg-dark-950 text-on-dark">
      <div className="line-band" data-picture={picture ? '' : undefined}>
        <Heading className="text-3xl font-strong text-balance text-white">{content.title}</Heading>
        {picture && (
          <div className="line-stage noscript:hidden">
            {stage && <stage.LineStage picture={picture} current={current} onStep={step} />}
          </div>
        )}
        <LineCards ref={cards} />
      </div>
    </section>
  );
}
