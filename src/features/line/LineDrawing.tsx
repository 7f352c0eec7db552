import { useId } from 'react';
import colours from '#content/drawing';
import type { LinePicture } from './content';
import { bufferId, type FlowState, type LineView } from './lineView';

/** The places of things in one of the line's two pictures; every spot in thousandths. */
export type PictureMap = LinePicture['wide'];

/** A place in a picture: from the left, and from the top. */
type Spot = readonly [number, number];

/** The drawing's height in its own units; its width follows the picture's proportions. */
const height = 1000;

/** The distance between bottles on a belt, and between dashes of data, in units of the drawing. */
const bottlePitch = 22;
const dataPitch = 120;

/** How a belt looks by the station before it: bottles pass, stand close, or are few. */
const beltLooks: { state: FlowState; stroke: string; dash: string; opacity: number }[] = [
  { state: 'running', stroke: colours.running, dash: `0 ${bottlePitch}`, opacity: 0.95 },
  { state: 'backedUp', stroke: colours.backedUp, dash: '0 15', opacity: 1 },
  { state: 'stopped', stroke: colours.starved, dash: `0 ${bottlePitch * 4}`, opacity: 0.9 },
  { state: 'starved', stroke: colours.starved, dash: `0 ${bottlePitch * 4}`, opacity: 0.9 },
];

/** The lit lamp of a stack light, counted from the middle one down, and its colour. */
const lamps: Record<FlowState, { place: number; colour: string }> = {
  running: { place: 1, colour: colours.lampRunning },
  backedUp: { place: 0, colour: colours.lampWaiting },
  starved: { place: 0, colour: colours.lampWaiting },
  stopped: { place: -1, colour: colours.lampStopped },
};

type LineDrawingProps = {
  map: PictureMap;
  /** The picture's width by its height. */
  ratio: number;
  view: LineView;
  playing: boolean;
};

/** All that moves or changes on the picture: bottles, data, stack lights, the buffer's level. */
export function LineDrawing({ map, ratio, view, playing }: LineDrawingProps) {
  const width = height * ratio;
  const buffer = bufferId && map.stations[bufferId]?.marker;
  const at = ([x, y]: Spot): Spot => [Math.round(x * ratio), y];
  const path = (lines: Spot[][]) =>
    lines.map((spots) => `M${spots.map((spot) => at(spot).join(' ')).join(' ')}`).join('');
  const outlines = path(
    view.lit.flatMap((id) => (map.stations[id] ? [map.stations[id].outline] : [])),
  );
  const stateOf = (id: string) => view.states.get(id) ?? 'running';
  return (
    <svg
      data-print="none"
      data-playing={playing || undefined}
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="absolute inset-0 size-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {/* Only where a stop changes the flow: the picture itself has bottles. */}
      {view.stopped && <Flow map={map} path={path} stateOf={stateOf} />}
      {outlines && <Spotlights outlines={outlines} size={[width, height]} />}
      {Object.entries(map.stations).map(([id, { lamp }]) => {
        if (!lamp) return null;
        const { place, colour } = lamps[stateOf(id)];
        const [x, y] = at([lamp[0], lamp[1] + place * map.lampStep]);
        return (
          <g
            key={id}
            fill={colour}
            className={stateOf(id) === 'stopped' ? 'line-blink' : undefined}
          >
            <circle cx={x} cy={y} r="17" opacity="0.35" />
            <circle cx={x} cy={y} r="7" />
          </g>
        );
      })}
      {/* Right of the buffer's name. */}
      {buffer && <Level spot={at([buffer[0] + 78, buffer[1]])} level={view.level} />}
    </svg>
  );
}

type FlowProps = {
  map: PictureMap;
  path: (lines: Spot[][]) => string;
  stateOf: (id: string) => FlowState;
};

/** Data, and bottles on the belts. Belts that look alike are one path, as each costs CPU. */
function Flow({ map, path, stateOf }: FlowProps) {
  const beltsIn = (state: FlowState) => map.belts.filter(({ after }) => stateOf(after) === state);
  return (
    <>
      <path
        d={path(map.data)}
        stroke={colours.data}
        strokeWidth="5"
        strokeDasharray={`10 ${dataPitch - 10}`}
        strokeDashoffset={dataPitch}
        className="line-flow"
      />
      {beltLooks.map(({ state, stroke, dash, opacity }) => (
        <path
          key={state}
          d={path(beltsIn(state).map((belt) => belt.line))}
          stroke={stroke}
          strokeWidth="12"
          strokeDasharray={dash}
          opacity={opacity}
          strokeDashoffset={bottlePitch}
          className={state === 'running' ? 'line-flow' : undefined}
        />
      ))}
    </>
  );
}

/** Dims the picture, except for the stations that are lit, which are cut out with soft edges. */
function Spotlights({ outlines, size: [width, height] }: { outlines: string; size: Spot }) {
  const id = useId();
  return (
    <>
      <filter id={`${id}f`}>
        <feGaussianBlur stdDeviation="14" />
      </filter>
      {/* White and black are what a mask is made of. */}
      <mask id={id}>
        <rect width={width} height={height} fill="#fff" />
        <path d={outlines} fill="#000" filter={`url(#${id}f)`} />
      </mask>
      <rect
        width={width}
        height={height}
        fill={colours.ground}
        fillOpacity="0.72"
        mask={`url(#${id})`}
      />
    </>
  );
}

/** How full the buffer table is: a column beside it. */
function Level({ spot: [x, y], level }: { spot: Spot; level: number }) {
  return (
    <g transform={`translate(${x} ${y - 40})`}>
      <rect
        width="20"
        height="110"
        rx="6"
        fill={colours.ground}
        stroke={colours.edge}
        strokeWidth="3"
      />
      <rect
        x="4"
        y="4"
        width="12"
        height="102"
        rx="3"
        fill={level > 0.9 ? colours.backedUp : colours.lampWaiting}
        style={{ transform: `scaleY(${level})`, transformOrigin: '0 106px' }}
        className="line-level"
      />
    </g>
  );
}
