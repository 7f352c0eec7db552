import { useMemo, useRef, useState } from 'react';
import text from '#content/labels/line-stage';
import type { LinePicture } from '../../content/schema';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useNearViewport } from '../../ui/useNearViewport';
import { Picture } from '../pictures/Picture';
import { lineId } from './choiceHref';
import { FlowTags } from './FlowTags';
import { HotSpots } from './HotSpots';
import { LineDrawing } from './LineDrawing';
import type { LineChoice } from './lineAddress';
import { lineView, stationBeside } from './lineView';
import type { Line } from './useLineChoice';
import { useMotion } from './useMotion';
import { viewOn, wholePicture } from './zoom';

/** The two pictures: their proportions, how far a station is magnified, and how wide they are shown. */
const crops = {
  wide: {
    ratio: 1.6,
    zoom: 1.75,
    whole: '(min-width: 90rem) 55rem, (min-width: 64rem) 56vw, 100vw',
    zoomed: '110vw',
  },
  // Less than it is wide: at the densities of phones the next smaller file is as good.
  tall: { ratio: 1.2, zoom: 2.1, whole: '60vw', zoomed: '130vw' },
};

type LineStageProps = { line: Line; picture: LinePicture };

/**
 * The picture of the line with what is chosen lit on it, and the ways to walk along it.
 *
 * Accessibility: the choices on the picture are those of the lists beside it; a status says in
 * words what it shows; what moves can be paused, and is under reduced motion (WCAG 2.2.2).
 */
export function LineStage({ line: { choice, choose }, picture }: LineStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const crop = useMediaQuery('(max-aspect-ratio: 1/1)') ? 'tall' : 'wide';
  const { near: inView } = useNearViewport(frame, 0);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const motion = usePause(reducedMotion);
  const view = useMemo(() => lineView(choice), [choice]);
  const { ratio, zoom, whole, zoomed } = crops[crop];
  const map = picture[crop];
  const middle = choice?.kind === 'station' && map.stations[choice.id]?.middle;
  const part = middle ? viewOn(middle, zoom) : wholePicture;
  useMotion(drawing, motion.playing && inView, `${crop} ${choice?.id}`);

  const chooseHere = (next: LineChoice | undefined) => {
    choose(next);
    if (next) requestAnimationFrame(() => showEntry(reducedMotion));
  };

  return (
    <figure>
      <div ref={frame} className="line-frame relative overflow-hidden rounded-md">
        <div
          className="size-full"
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
          <LineDrawing ref={drawing} map={map} ratio={ratio} view={view} still={reducedMotion} />
        </div>
        <HotSpots map={map} part={part} view={view} choice={choice} onChoose={chooseHere} />
        <FlowTags map={map} states={view.states} />
      </div>
      <figcaption data-print="none" className="mt-2 flex flex-wrap items-center gap-2">
        <StageButton
          icon="previous"
          name={text.previous}
          onClick={() => chooseHere(stationBeside(choice, -1))}
        />
        <Button
          variant="outlineOnDark"
          onClick={() => choose(undefined)}
          style={{ paddingBlock: 0 }}
        >
          {text.wholeLine}
        </Button>
        <StageButton
          icon="next"
          name={text.next}
          onClick={() => chooseHere(stationBeside(choice, 1))}
        />
        <StageButton
          icon={motion.playing ? 'pause' : 'play'}
          name={motion.playing ? text.pause : text.play}
          onClick={motion.toggle}
        />
        <div
          role="status"
          // That the line runs is seen, and takes no room on a phone.
          className={choice ? 'grow text-sm' : 'sr-only'}
          style={choice && { flexBasis: '15rem' }}
        >
          {view.words}
        </div>
      </figcaption>
    </figure>
  );
}

/** Scrolls the text of what was chosen on the picture into view, if it is not. */
function showEntry(reducedMotion: boolean) {
  const entry = document.getElementById(lineId)?.querySelector('details[open]');
  entry?.scrollIntoView({ block: 'nearest', behavior: reducedMotion ? 'instant' : 'smooth' });
}

/** Whether things may move: not under reduced motion, until somebody asks for it. */
function usePause(reducedMotion: boolean) {
  const [asked, setAsked] = useState<boolean>();
  const playing = asked ?? !reducedMotion;
  return { playing, toggle: () => setAsked(!playing) };
}

type StageButtonProps = {
  icon: React.ComponentProps<typeof Icon>['name'];
  name: string;
  onClick: () => void;
};

function StageButton({ icon, name, onClick }: StageButtonProps) {
  return (
    <Button
      variant="outlineOnDark"
      aria-label={name}
      onClick={onClick}
      style={{ minWidth: 44, padding: 0 }}
    >
      <Icon name={icon} className="size-[20px]" />
    </Button>
  );
}
