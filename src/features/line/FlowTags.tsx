import colours from '#content/drawing';
import text from '#content/labels/line-stage';
import { type FlowState, stoppedIn } from './flow';
import type { PictureMap } from './pictureMap';

/** Words on the belts before and after the station that is stopped. The status says them too. */
export function FlowTags({
  map: { belts },
  states,
}: {
  map: PictureMap;
  states: ReadonlyMap<string, FlowState>;
}) {
  const at = belts.findIndex(({ after }) => after === stoppedIn(states));
  if (at < 0) return null;
  const tags = [
    { words: text.backsUp, belt: belts[at - 1], look: colours.backedUp, side: -1 },
    { words: text.starves, belt: belts[at], look: colours.starved, side: 1 },
  ];
  return tags.map(({ words, belt, look, side }) => {
    const [from, to] = [belt?.line[0], belt?.line.at(-1)];
    if (!from || !to) return null;
    return (
      <span
        key={words}
        aria-hidden="true"
        data-print="none"
        style={{
          left: `${Math.min(78, (from[0] + to[0]) / 20)}%`,
          top: `${(from[1] + to[1]) / 20 + 2}%`,
          // Beside the machine that is stopped, not on it.
          translate: side * (to[0] - from[0]) > 0 ? '0' : '-100%',
          whiteSpace: 'nowrap',
          background: look,
        }}
        className="pointer-events-none absolute rounded-sm px-3 text-xs font-bold text-dark-950"
      >
        {words}
      </span>
    );
  });
}
