import text from '#content/labels/panels';
import type { Panel } from './CollapsiblePanel';

/** Where a jump leads, and how much is there. */
export type Jump = Pick<Panel, 'id' | 'title' | 'count'>;

type PanelJumpsProps = {
  jumps: Jump[];
  /** Opens the panel that is jumped to. */
  onJump: (id: string) => void;
};

/** Tab stops at what is seen in part; here the row goes on until all of it is (WCAG 2.4.12). */
const showWhole = ({ currentTarget }: React.FocusEvent) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });

/**
 * The list of jumps to the panels, each with how much is in it, and to what stands below them. It stays at hand: on a desktop beside the
 * panels, on narrower windows in a row under the header that one can go along.
 *
 * Accessibility: a `nav` with a name, of plain links; where the window is too short for fixed bars it
 * scrolls with the page, and its row wraps instead of going sideways.
 */
export function PanelJumps({ jumps, onJump }: PanelJumpsProps) {
  return (
    <nav
      aria-label={text.jumps}
      className="jumps z-10 -mx-(--page-side) mb-4 border-b border-edge bg-band lg:m-0 lg:border-0 pinned:sticky pinned:top-(--header-height) lg:pinned:top-[calc(var(--header-height)+1rem)] lg:pinned:max-h-[calc(100svh-var(--header-height)-var(--footer-height)-2rem)] lg:pinned:overflow-y-auto"
    >
      <ul className="flex flex-wrap px-[calc(var(--page-side)-8px)] lg:block lg:px-0 pinned:max-lg:scroll-px-[12px] pinned:max-lg:flex-nowrap pinned:max-lg:overflow-x-auto">
        {jumps.map(({ id, title, count }) => (
          <li
            key={id}
            className="pinned:shrink-0 pinned:max-lg:max-w-[calc(100vw-24px)] lg:border-t lg:border-edge"
          >
            <a
              href={`#${id}`}
              onClick={() => onJump(id)}
              onFocus={showWhole}
              className="flex min-h-[44px] items-center justify-between gap-2 px-2 text-sm font-semibold text-heading -outline-offset-3 hover:underline focus-visible:bg-dark-950 focus-visible:text-white"
            >
              {title} {count && <span className="shrink-0 text-xs font-normal">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
