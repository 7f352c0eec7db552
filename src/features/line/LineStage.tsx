import text from '#content/labels/line-stage';
import { ButtonLink } from '../../ui/Button';
import { ControlButton } from '../../ui/ControlButton';
import { Picture } from '../pictures/Picture';
import type { LinePicture } from './content';
import { lineView } from './lineView';
import { StationPins } from './StationPins';
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
 * Accessibility: its stations are links to their cards; a status describes the picture in words.
 */
export function LineStage({ picture, current, onStep }: LineStageProps) {
  const view = lineView(current);
  // Rendered only once it is near or about to be printed: then the browser need not wait.
  const shown = { kind: 'line', ground: 'dark', sizes: '100vw', eager: true } as const;
  return (
    <figure className="line-figure">
      <div className="line-frame relative h-(--line-height) overflow-hidden">
        <div className="line-canvas">
          <Picture
            {...shown}
            name={picture.img}
            small={picture.small}
            alt={picture.alt}
            imgClassName="size-full"
          />
          {view.lit.map((id) => {
            const lit = picture.stations[id]?.lit;
            return (
              lit && (
                <Picture
                  key={id}
                  {...shown}
                  name={lit}
                  className="absolute inset-0"
                  imgClassName="size-full"
                />
              )
            );
          })}
          <StationPins picture={picture} view={view} current={current} />
        </div>
      </div>
      <figcaption
        data-print="none"
        className="line-controls flex min-h-[60px] flex-wrap items-center gap-2 px-(--line-side)"
      >
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
