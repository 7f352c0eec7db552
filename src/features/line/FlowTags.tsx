import colours from '#content/drawing';
import text from '#content/labels/line-stage';
import { type FlowState, stoppedIn } from './flow';
import type { PictureMap } from './pictureMap';

type FlowTagsProps = { map: PictureMap; states: ReadonlyMap<string, FlowState> };

/**
 * Words at the stations next to the one that is stopped, where the status says that bottles back up
 * and machines starve: below their names.
 */
export function FlowTags({ map: { stations }, states }: FlowTagsProps) {
  const ids = [...states.keys()];
  const at = ids.indexOf(stoppedIn(states) ?? '');
  if (at < 0) return null;
  const tags = [
    { words: text.backsUp, id: ids[at - 1], look: colours.backedUp },
    { words: text.starves, id: ids[at + 1], look: colours.starved },
  ];
  return tags.map(({ words, id, look }) => {
    const marker = id === undefined ? undefined : stations[id]?.marker;
    if (!marker) return null;
    const [x, y] = marker;
    return (
      <span
        key={words}
        aria-hidden="true"
        data-print="none"
        data-station={id}
        style={{
          left: `${Math.min(90, x / 10)}%`,
          top: `${y / 10}%`,
          translate: '-50% 13px',
          whiteSpace: 'nowrap',
          background: look,
        }}
        className="pointer-events-none absolute rounded-sm px-2 text-xs font-bold text-dark-950"
      >
        {words}
      </span>
    );
  });
}
