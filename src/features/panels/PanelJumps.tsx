import { useEffect, useRef, useState } from 'react';
import text from '#content/labels/panels';
import type { Panel } from './CollapsiblePanel';

/** Where a jump leads, and how much is there. */
export type Jump = Pick<Panel, 'id' | 'title' | 'count'>;

type PanelJumpsProps = {
  /** Has to be stable: the places are observed anew for another list. */
  jumps: readonly Jump[];
  /** Opens the panel that is jumped to. */
  onJump: (id: string) => void;
};

/** Tab stops at what is seen in part; here the row goes on until all of it is (WCAG 2.4.12). */
const showWhole = ({ currentTarget }: React.FocusEvent) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });

/**
 * The list of jumps to the panels, each with how much is in it, and to what stands below them. It stays
 * at hand and marks where one is: on a desktop beside the panels, on narrower windows in a row under the
 * header that goes along.
 *
 * Accessibility: a `nav` with a name, of plain links, of which `aria-current` tells where one is; where
 * the window is too short for fixed bars it scrolls with the page, and its row wraps instead of going
 * sideways.
 */
export function PanelJumps({ jumps, onJump }: PanelJumpsProps) {
  const current = useCurrentPlace(jumps);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (row.current) showInRow(row.current, current);
  }, [current]);
  return (
    <nav aria-label={text.jumps} className="jumps">
      <ul ref={row}>
        {jumps.map(({ id, title, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => onJump(id)}
              onFocus={showWhole}
            >
              {title} {count ? <span>{count}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Brings the place where one is to the middle of the row, and leaves the page where it is, and what has
 * focus in view. At once: while a row still moves, Chromium leaves out the jump to another address.
 */
function showInRow(row: HTMLElement, current: string | undefined): void {
  if (row.scrollWidth <= row.clientWidth || row.querySelector(':focus-visible')) return;
  const marked = row.querySelector(`[href="#${current}"]`)?.parentElement;
  row.scrollTo({
    left: marked ? marked.offsetLeft - (row.clientWidth - marked.offsetWidth) / 2 : 0,
  });
}

/**
 * One is where this line runs through, at three tenths of the window's height: where eyes are while reading.
 * All that is above it counts, however far: a jump over everything changes something then too.
 */
const aboveLine = '1000000px 0px -70%';

/**
 * Which of the places that these jumps lead to one has scrolled to: the last one that begins above the
 * line, and none before the first. Nothing is measured while scrolling.
 */
function useCurrentPlace(jumps: readonly Jump[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(jumps.findLast(({ id }) => begun.has(id))?.id);
      },
      { rootMargin: aboveLine },
    );
    for (const { id } of jumps) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [jumps]);
  return current;
}
