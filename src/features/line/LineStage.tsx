import { useRef, useState } from 'react';
import text from '#content/labels/line-stage';
import { ButtonLink } from '../../ui/Button';
import { ControlButton } from '../../ui/ControlButton';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useNearViewport } from '../../ui/useNearViewport';
import { Picture } from '../pictures/Picture';
import { pictureKinds, upright } from '../pictures/pictureKinds';
import type { LinePicture } from './content';
import { LineDrawing } from './LineDrawing';
import { lineView } from './lineView';
import { FlowTags, StationPins } from './StationPins';
import { firstCardId } from './stations';

type LineStageProps = {
  picture: LinePicture;
  /** The id of the card that is shown. */
  current: string | undefined;
  /** Shows the next card, or the previous one. */
  onStep: (step: 1 | -1) => void;
};

/**
 * The picture of the line, on which the current card's stations are lit, and the controls to go
 * along the cards.
 *
 * Accessibility: its stations are links to their cards; a status describes the picture in words;
 * its movement can be paused, and begins paused under reduced motion (WCAG 2.2.2).
 */
export function LineStage({ picture, current, onStep }: LineStageProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const { near: inView } = useNearViewport(canvas, 0);
  const isUpright = useMediaQuery(upright);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<boolean>();
  const playing = chosen ?? !reducedMotion;
  const view = lineView(current);
  const map = isUpright ? picture.tall : picture.wide;
  const { width, height, tall } = pictureKinds.line;
  return (
    <figure className="line-figure">
      <div className="line-frame relative h-(--line-height) overflow-hidden">
        <div ref={canvas} className="line-canvas">
          <Picture
            name={picture.img}
            kind="line"
            alt={picture.alt}
            sizes={`${upright} 115vw, 78vw`}
            // Rendered only once it is near or about to be printed: then the browser need not wait.
            eager
            imgClassName="size-full"
          />
          <LineDrawing
            map={map}
            ratio={isUpright && tall ? 1 / tall.ratio : width / height}
            view={view}
            playing={playing && inView}
          />
          <StationPins map={map} view={view} current={current} />
          <FlowTags map={map} view={view} />
        </div>
      </div>
      <figcaption
        data-print="none"
        className="line-controls flex min-h-[60px] flex-wrap items-center gap-2 px-(--line-side)"
      >
        {view.stopped && (
          <ControlButton
            surface="dark"
            icon={playing ? 'pause' : 'play'}
            label={playing ? text.pause : text.play}
            onClick={() => setChosen(!playing)}
          />
        )}
        <ControlButton
          surface="dark"
          icon="previous"
          label={text.previous}
          onClick={() => onStep(-1)}
        />
        <ControlButton surface="dark" icon="next" label={text.next} onClick={() => onStep(1)} />
        {view.lit.length > 0 && (
          <ButtonLink href={`#${firstCardId}`} variant="outlineOnDark">
            {text.wholeLine}
          </ButtonLink>
        )}
        {/* Sighted readers have the picture and the card's text. */}
        <div role="status" className="sr-only">
          {view.words}
        </div>
      </figcaption>
    </figure>
  );
}
