import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import text from '#content/labels/line-stage';
import type { LinePicture } from '../../content/schema';
import { Button } from '../../ui/Button';
import { ControlButton } from '../../ui/ControlButton';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useNearViewport } from '../../ui/useNearViewport';
import { Picture } from '../pictures/Picture';
import { FlowTags } from './FlowTags';
import { stoppedIn } from './flow';
import { HotSpots } from './HotSpots';
import { LineDrawing } from './LineDrawing';
import type { LineChoice } from './lineAddress';
import { bufferId, type LineView, lineView, stationBeside } from './lineView';
import { openEntry, showEntry } from './showEntry';
import type { Line } from './useLineChoice';
import { useMotion } from './useMotion';
import { type StageLayout, useStageLayout } from './useStageLayout';
import { viewOn, wholePicture } from './zoom';

type LineStageProps = {
  choice: LineChoice | undefined;
  choose: Line['choose'];
  picture: LinePicture;
};

/**
 * The picture of the line with what is chosen lit on it, and the ways to walk along it.
 *
 * Accessibility: the choices on the picture are those of the lists beside it; a status says in
 * words what it shows; what moves can be paused, and is under reduced motion (WCAG 2.2.2).
 */
export const LineStage = memo(function LineStage({ choice, choose, picture }: LineStageProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const layout = useStageLayout(canvas);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const motion = usePause(reducedMotion);
  const { near: inView } = useNearViewport(canvas, 0);
  const view = useMemo(() => lineView(choice), [choice]);
  const moves = stoppedIn(view.states) !== undefined;
  const rail = useRef<HTMLDivElement>(null);
  useRail(rail, choice);

  const chooseHere = (next: LineChoice | undefined) => {
    choose(next);
    if (next) requestAnimationFrame(() => showEntry(reducedMotion ? 'instant' : 'smooth'));
  };

  return (
    <div ref={rail} className="line-rail">
      <figure className="line-figure" data-chosen={choice ? '' : undefined}>
        <div className="line-frame">
          <div ref={canvas} className="line-canvas">
            {layout && (
              <StagePicture
                picture={picture}
                layout={layout}
                choice={choice}
                view={view}
                moving={moves && motion.playing && inView}
                reducedMotion={reducedMotion}
                onChoose={chooseHere}
              />
            )}
          </div>
        </div>
        <figcaption data-print="none" className="line-controls">
          <Controls choice={choice} onChoose={chooseHere} motion={moves ? motion : undefined} />
          {/* What it says is seen: on the picture, and in the text of what is chosen. */}
          <div role="status" className="sr-only">
            {view.words}
          </div>
        </figcaption>
      </figure>
    </div>
  );
});

type StagePictureProps = {
  picture: LinePicture;
  layout: StageLayout;
  choice: LineChoice | undefined;
  view: LineView;
  moving: boolean;
  reducedMotion: boolean;
  onChoose: (choice: LineChoice | undefined) => void;
};

/** The part of the picture that shows what is chosen, with the stations on it as buttons. */
function StagePicture({
  picture,
  layout,
  choice,
  view,
  moving,
  reducedMotion,
  onChoose,
}: StagePictureProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const { ratio, width, zoom, clear, zoomedClear, free, beside } = layout;
  const map = picture[layout.picture];
  const middle = choice?.kind === 'station' && map.stations[choice.id]?.middle;
  const part = middle ? viewOn(middle, zoom, free) : choice ? beside : wholePicture;
  useMotion(drawing, moving, `${layout.picture} ${choice?.id}`);
  return (
    <>
      <div className="line-view">
        <div
          className="line-world size-full"
          style={{
            transformOrigin: '0 0',
            transition: reducedMotion ? 'none' : 'transform 0.5s',
            transform: `scale(${part.scale}) translate(${-100 * part.left}%, ${-100 * part.top}%)`,
          }}
        >
          <Picture
            name={picture.img}
            kind="line"
            alt={picture.alt}
            sizes={middle ? `calc(${width} * ${zoom})` : width}
            // It is there once it is near, or about to be printed: then the browser need not wait.
            eager
            imgClassName="size-full"
          />
          <LineDrawing
            ref={drawing}
            map={map}
            ratio={ratio}
            view={view}
            showsFlow={stoppedIn(view.states) !== undefined}
            // Magnified, the column beside the table would be cut.
            showsLevel={!middle || choice?.id === bufferId}
            still={reducedMotion}
          />
        </div>
      </div>
      <HotSpots
        map={map}
        part={part}
        clear={middle ? zoomedClear : clear}
        view={view}
        choice={choice}
        onChoose={onChoose}
      />
      <FlowTags map={map} part={part} states={view.states} />
    </>
  );
}

/**
 * On a phone the picture stays in sight as far as a rail reaches (`line.css`): down to the heading of
 * what is chosen, and not beyond, so that it never covers that heading or what follows it.
 */
function useRail(rail: RefObject<HTMLElement | null>, choice: LineChoice | undefined): void {
  const chosen = choice?.id;
  useLayoutEffect(() => {
    const element = rail.current;
    const line = element?.closest('.line-grid');
    if (!element || !line || chosen === undefined) return;
    const measure = () => {
      const entry = openEntry(line) ?? line;
      const reach = entry.getBoundingClientRect().top - line.getBoundingClientRect().top;
      element.style.setProperty('--line-reach', `${reach}px`);
    };
    // It measures at first too, in the frame that shows the choice, when everything is laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => {
      observer.disconnect();
      element.style.removeProperty('--line-reach');
    };
  }, [rail, chosen]);
}

type ControlsProps = {
  choice: LineChoice | undefined;
  onChoose: (choice: LineChoice | undefined) => void;
  /** Left out while nothing moves. */
  motion: { playing: boolean; toggle: () => void } | undefined;
};

/** The ways to walk along the line, and to have it stand still. */
function Controls({ choice, onChoose, motion }: ControlsProps) {
  return (
    <>
      {motion && (
        <ControlButton
          surface="dark"
          icon={motion.playing ? 'pause' : 'play'}
          label={motion.playing ? text.pause : text.play}
          className="line-pause"
          onClick={motion.toggle}
        />
      )}
      <ControlButton
        surface="dark"
        icon="previous"
        label={text.previous}
        onClick={() => onChoose(stationBeside(choice, -1))}
      />
      <ControlButton
        surface="dark"
        icon="next"
        label={text.next}
        onClick={() => onChoose(stationBeside(choice, 1))}
      />
      {/* Seen while something is chosen, and as long as it has focus. */}
      <Button
        variant="outlineOnDark"
        className="line-whole text-sm"
        onClick={() => onChoose(undefined)}
        style={{ paddingBlock: 0, paddingInline: 8 }}
      >
        {text.wholeLine}
      </Button>
    </>
  );
}

/** Whether things may move: not under reduced motion, until somebody asks for it. */
function usePause(reducedMotion: boolean) {
  const [asked, setAsked] = useState<boolean>();
  const playing = asked ?? !reducedMotion;
  return { playing, toggle: () => setAsked(!playing) };
}
