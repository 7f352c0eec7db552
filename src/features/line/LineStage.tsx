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
import { type Clear, HotSpots } from './HotSpots';
import { LineDrawing } from './LineDrawing';
import type { LineChoice } from './lineAddress';
import { bufferId, lineView, stationBeside } from './lineView';
import { showEntry } from './showEntry';
import type { Line } from './useLineChoice';
import { useMotion } from './useMotion';
import { type Free, type View, viewOn, wholePicture } from './zoom';

/**
 * The two pictures: their proportions, how far a station is magnified, how wide they are shown, and
 * what is seen of them: `line.css` cuts them at the edges and lays lists and texts over them.
 */
const crops: Record<'wide' | 'stage' | 'tall', Crop> = {
  wide: {
    ratio: 1.6,
    zoom: 1.6,
    whole: '100vw',
    zoomed: '110vw',
    clear: { left: 0.04, right: 0.96, top: 0.05, bottom: 0.86 },
    zoomedClear: { left: 0.17, right: 0.74, top: 0.08, bottom: 0.84 },
    free: [0.1, 0.78],
  },
  stage: {
    ratio: 1.6,
    zoom: 1.35,
    whole: '78vw',
    zoomed: '105vw',
    clear: { left: 0.04, right: 0.96, top: 0.05, bottom: 0.86 },
    zoomedClear: { left: 0.16, right: 0.64, top: 0.1, bottom: 0.8 },
    free: [0.1, 0.7],
    beside: { scale: 0.86, left: 0, top: -0.09 },
  },
  // Less than it is wide: at the densities of phones the next smaller file is as good.
  tall: {
    ratio: 1.2,
    zoom: 2.1,
    whole: '60vw',
    zoomed: '130vw',
    clear: { left: 0.06, right: 0.94, top: 0.06, bottom: 0.78 },
    zoomedClear: { left: 0.2, right: 0.88, top: 0.12, bottom: 0.58 },
    free: [0, 1],
  },
};

type Crop = {
  ratio: number;
  zoom: number;
  whole: string;
  zoomed: string;
  clear: Clear;
  zoomedClear: Clear;
  free: Free;
  /** What is seen of it beside the text of what is chosen, where that lies over its end. */
  beside?: View;
};

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
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const isTall = useMediaQuery('(max-aspect-ratio: 1/1)');
  const isStage = useMediaQuery('(min-width: 75rem)');
  const crop = isTall ? 'tall' : isStage ? 'stage' : 'wide';
  const { near: inView } = useNearViewport(frame, 0);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const motion = usePause(reducedMotion);
  const view = useMemo(() => lineView(choice), [choice]);
  const { ratio, zoom, whole, zoomed, clear, zoomedClear, free, beside } = crops[crop];
  const map = picture[isTall ? 'tall' : 'wide'];
  const middle = choice?.kind === 'station' && map.stations[choice.id]?.middle;
  const rest = (choice && beside) ?? wholePicture;
  const part = middle ? viewOn(middle, zoom, free) : rest;
  const rail = useRef<HTMLDivElement>(null);
  useRail(rail, choice);
  const moves = stoppedIn(view.states) !== undefined;
  useMotion(drawing, moves && motion.playing && inView, `${crop} ${choice?.id}`);

  const chooseHere = (next: LineChoice | undefined) => {
    choose(next);
    if (next) requestAnimationFrame(() => showEntry(reducedMotion ? 'instant' : 'smooth'));
  };

  return (
    <div ref={rail} className="line-rail">
      <figure className="line-figure" data-chosen={choice ? '' : undefined}>
        <div ref={frame} className="line-frame">
          <div className="line-canvas">
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
                  sizes={middle ? zoomed : whole}
                  // It is there once it is near, or about to be printed: then the browser need not wait.
                  eager
                  imgClassName="size-full"
                />
                <LineDrawing
                  ref={drawing}
                  map={map}
                  ratio={ratio}
                  view={view}
                  showsFlow={moves}
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
              onChoose={chooseHere}
            />
            <FlowTags map={map} part={part} states={view.states} />
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
      const entry = line.querySelector('details[open]') ?? line;
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
