import { useEffect, useState } from 'react';
import text from '#content/labels/panels';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { savedScrollPosition } from '../history/historyEntry';
import { useHashTarget } from '../navigation/focusTarget';
import { type Ids, type Panel, PanelAccordion } from './CollapsiblePanel';
import { type Jump, PanelJumps } from './PanelJumps';

/** The closed panels of each page as it was left, for Back and Forward. */
const closedWhenLeft = new WeakMap<Panel[], Ids>();

/** W3C's accordion pattern advises against more than about six landmarks. */
const mostLandmarks = 6;

/** Keeps the target of focus or a jump clear of the row of jumps under the header. */
const clearOfJumps = classNames(
  'pinned:[&_:is(a,button,[id])]:scroll-mt-11',
  'wide:pinned:[&_:is(a,button,[id])]:scroll-mt-14',
);

type CollapsiblePanelsProps = {
  /** Has to be stable. */
  panels: Panel[];
  /** Jumps to the panels and to sections below them, if the page has them. */
  jumps?: readonly Jump[];
  /** Stands in place of the panels and what is around them; these stay open or closed meanwhile. */
  replacement?: React.ReactNode;
  /** What stands between the jumps and the panels. */
  before?: React.ReactNode;
  /** What follows the panels. */
  children?: React.ReactNode;
};

/**
 * Panels that open and close one by one, all open at first.
 *
 * Accessibility: headings with buttons as in the W3C accordion pattern, with arrow keys, Home and
 * End between them; find-in-page finds the text of closed panels and opens them; a link with a
 * panel's hash opens it; the effect of the two buttons is announced; every panel is printed.
 */
export function CollapsiblePanels(props: CollapsiblePanelsProps) {
  const { panels, jumps, replacement, before, children } = props;
  const [closed, setClosed] = useState<Ids>(() => {
    const left = closedWhenLeft.get(panels);
    return left && savedScrollPosition() !== undefined ? left : [];
  });
  useEffect(() => void closedWhenLeft.set(panels, closed), [closed, panels]);
  /** Silent once a panel was opened or closed after it, so that the same can be announced again. */
  const [announcement, setAnnouncement] = useState<{ says: string; closed: Ids }>();
  const openPanel = (id: string) => setClosed((before) => before.filter((other) => other !== id));
  useHashTarget((target) => {
    if (target?.hasAttribute('data-panel')) openPanel(target.id);
  });
  const allIds = panels.map(({ id }) => id);
  const closeAllOf = (ids: Ids, announced: string) => {
    setClosed(ids);
    setAnnouncement({ says: announced, closed: ids });
  };

  return (
    <>
      {jumps && !replacement && <PanelJumps jumps={jumps} onJump={openPanel} />}
      <div className={jumps && clearOfJumps}>
        {!replacement && before}
        <div data-print="none" className="ground-white column noscript:hidden">
          {!replacement && (
            <div className="flex flex-wrap justify-end gap-2 py-[16px]">
              <Button variant="outline" onClick={() => closeAllOf([], text.allExpanded)}>
                {text.expandAll}
              </Button>
              <Button variant="outline" onClick={() => closeAllOf(allIds, text.allCollapsed)}>
                {text.collapseAll}
              </Button>
            </div>
          )}
          {/* Screen readers mention an empty paragraph or element with role="status". */}
          <div aria-live="polite" className="sr-only">
            {announcement?.closed === closed && announcement.says}
          </div>
        </div>
        {replacement}
        <div className={replacement ? 'hidden' : undefined}>
          <PanelAccordion
            panels={panels}
            closed={closed}
            onClosedChange={setClosed}
            landmarks={panels.length <= mostLandmarks}
          />
        </div>
        {!replacement && children}
      </div>
    </>
  );
}
