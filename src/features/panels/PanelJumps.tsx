import { useEffect, useRef, useState } from 'react';
import text from '#content/labels/panels';
import { classNames } from '../../ui/classNames';
import { unbroken } from '../../ui/unbroken';
import type { Panel } from './CollapsiblePanel';

/** The target of a jump, and how many things are there. */
export type Jump = Pick<Panel, 'id' | 'title' | 'count'>;

type PanelJumpsProps = {
  /** Has to be stable: another list is observed anew. */
  jumps: readonly Jump[];
  /** Opens the panel to which a jump leads. */
  onJump: (id: string) => void;
};

/** Browsers leave a focused link partly hidden; the row scrolls on to all of it (WCAG 2.4.12). */
const showWhole = ({ currentTarget }: React.FocusEvent) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });

/** Not in large text or on the narrowest phones: there a name takes several lines. */
const pinnedRow = '@min-[21rem]/page:pinned:sticky @min-[21rem]/page:pinned:top-(--header-height)';

/** The beginning of the next one is seen. None is narrower than a name's longest word. */
const jumpWidth = classNames(
  'pinned:max-w-[calc(100vw-2.5rem)] pinned:flex-none',
  'wide:pinned:min-w-min wide:pinned:flex-auto wide:pinned:wrap-break-word',
);

/** The row begins and ends with the page's column. */
const jumpLink = classNames(
  'flex h-full min-h-[44px] items-center justify-between gap-2 px-[14px] py-1 text-data font-strong',
  'leading-[1.15] -outline-offset-4 hover:underline wide:min-h-[56px] wide:px-[10px]',
  'aria-[current=location]:bg-fg aria-[current=location]:text-ground',
  'group-first/jump:ps-(--page-side) group-last/jump:pe-(--page-side)',
);

/**
 * The jumps to the panels, each with its count, and to the sections below them: a row that stays
 * under the header and marks the reader's place.
 *
 * Accessibility: a named `nav` of plain links, with `aria-current` on the reader's place; in a
 * window too short for fixed bars it scrolls with the page, and its row wraps.
 */
export function PanelJumps({ jumps, onJump }: PanelJumpsProps) {
  const current = useCurrentPlace(jumps);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (row.current) showInRow(row.current, current);
  }, [current]);
  return (
    <nav
      aria-label={text.jumps}
      className={classNames('jumps ground-navy z-10 border-y border-hair', pinnedRow)}
    >
      <ul
        ref={row}
        className="relative flex flex-wrap [scrollbar-width:none] pinned:flex-nowrap pinned:overflow-x-auto"
      >
        {jumps.map(({ id, title, count }) => (
          <li
            key={id}
            className={classNames('group/jump not-first:border-s border-hair', jumpWidth)}
          >
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => onJump(id)}
              onFocus={showWhole}
              className={jumpLink}
            >
              {unbroken(title)} {count ? <span className="whitespace-nowrap">{count}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Scrolls the row, not the page, until the current jump is in its middle, unless a jump has focus.
 * At once: while a row still moves, Chromium ignores the jump to another address.
 */
function showInRow(row: HTMLElement, current: string | undefined): void {
  if (row.scrollWidth <= row.clientWidth || row.querySelector(':focus-visible')) return;
  const marked = row.querySelector(`[href="#${current}"]`)?.parentElement;
  row.scrollTo({
    left: marked ? marked.offsetLeft - (row.clientWidth - marked.offsetWidth) / 2 : 0,
  });
}

/**
 * The reader's place is on a line at three tenths of the window's height. Everything above it
 * counts, at any distance, so that a jump over all panels is noticed too.
 */
const aboveLine = '1000000px 0px -70%';

/** The last target that begins above the line, by its id. Nothing is measured while scrolling. */
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
