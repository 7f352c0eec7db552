import { useEffect, useRef, useState } from 'react';
import { lineText as text } from '../../content/line';
import { Column } from '../../ui/Column';
import { useNearViewport } from '../../ui/useNearViewport';
import { loadSiteStyles } from '../navigation/siteStyles';
import { useMayBePrinted } from '../pictures/useMayBePrinted';
import { lineId } from './lineAddress';
import { useLineChoice } from './useLineChoice';

/** The picture is loaded when the band is so near, in px. */
const near = 500;

/**
 * A bottling line from pallet to pallet: what people say of theirs, its stations, and a picture that
 * shows what is chosen. All of it but the heading comes when the band is near, with its styles: in the
 * page's HTML its words alone would not fit into what a server sends before it waits.
 */
export function LineBand() {
  const band = useRef<HTMLElement>(null);
  const { reached } = useNearViewport(band, near);
  const printed = useMayBePrinted();
  const line = useLineChoice();
  const stage = useStage(reached || printed);
  return (
    <section
      ref={band}
      id={lineId}
      data-print={stage ? undefined : 'none'}
      className="bg-navy-950 text-frost noscript:hidden"
    >
      <Column className="py-7">
        <h2 className="text-3xl font-extrabold tracking-tight text-balance text-white">
          {text.title}
        </h2>
        <p className="mt-3 max-w-prose text-lg">{text.introduction}</p>
        {stage ? (
          <div className="line-grid">
            <div className="line-stage">
              <stage.LineStage line={line} />
            </div>
            <stage.LineLists line={line} Links={stage.StationLinks} />
          </div>
        ) : (
          // As high as what comes, so that little moves below it.
          <div className="h-[80rem] lg:h-[58rem]" />
        )}
      </Column>
    </section>
  );
}

type StageCode = typeof import('./stageCode');

/** The code of the picture, once it is `wanted`. Where it cannot be loaded, the lists do without. */
function useStage(wanted: boolean): StageCode | undefined {
  const [code, setCode] = useState<StageCode>();
  useEffect(() => {
    if (wanted)
      Promise.all([import('./stageCode'), loadSiteStyles()]).then(
        ([loaded]) => setCode(loaded),
        () => {},
      );
  }, [wanted]);
  return code;
}
