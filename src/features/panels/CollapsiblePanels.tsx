import { useCallback, useEffect, useState } from 'react';
import text from '#content/labels/panels';
import { Button } from '../../ui/Button';
import { useSavedIds } from '../history/useSavedIds';
import { hashTarget } from '../navigation/focusTarget';
import { type Ids, type Panel, PanelAccordion } from './CollapsiblePanel';
import { type Jump, PanelJumps } from './PanelJumps';

/** The key of the closed panels in the page's history entry. */
const historyKey = 'closedPanels';

/** W3C's accordion pattern advises against more than about six landmarks. */
const mostLandmarks = 6;

type CollapsiblePanelsProps = {
  panels: Panel[];
  /** Jumps to the panels and to sections below them; by default only to the panels. */
  jumps?: readonly Jump[];
  /** Shown in place of the panels, if given; they stay open or closed as they were. */
  replacement?: React.ReactNode;
};

/**
 * Panels that open and close one by one, all open at first.
 *
 * Accessibility: headings with buttons as in the W3C accordion pattern, with arrow keys, Home and
 * End between them; find-in-page finds the text of closed panels and opens them; a link with a
 * panel's hash opens it; the effect of the two buttons is announced; every panel is printed.
 */
export function CollapsiblePanels({ panels, jumps = panels, replacement }: CollapsiblePanelsProps) {
  const [savedClosed, saveClosed] = useSavedIds(historyKey);
  const [closed, setClosed] = useState<Ids>(savedClosed ?? []);
  useEffect(() => saveClosed(closed), [closed, saveClosed]);
  /** Silent once a panel was opened or closed after it, so that the same can be announced again. */
  const [announcement, setAnnouncement] = useState<{ says: string; closed: Ids }>();
  const openPanel = useCallback(
    (id: string) => setClosed((before) => before.filter((other) => other !== id)),
    [],
  );
  useEffect(() => {
    const openTarget = () => {
      const panel = hashTarget();
      if (!panel?.hasAttribute('data-panel')) return;
      openPanel(panel.id);
      panel.scrollIntoView();
    };
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, [openPanel]);
  const allIds = panels.map(({ id }) => id);
  const closeAllOf = (ids: Ids, announced: string) => {
    setClosed(ids);
    setAnnouncement({ says: announced, closed: ids });
  };

  return (
    <>
      <div data-print="none" className="mb-5 flex justify-end noscript:hidden">
        {!replacement && (
          // A fixed width: painted before the second button is there, the first stays where it is.
          <div className="grid w-[19rem] max-w-full grid-cols-2 gap-3 narrow:grid-cols-1">
            <Button variant="quiet" onClick={() => closeAllOf([], text.allExpanded)}>
              {text.expandAll}
            </Button>
            <Button variant="quiet" onClick={() => closeAllOf(allIds, text.allCollapsed)}>
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
      <div
        className={
          replacement ? 'hidden' : 'lg:grid lg:grid-cols-[12rem_1fr] lg:items-start gap-x-12'
        }
      >
        {!replacement && <PanelJumps jumps={jumps} onJump={openPanel} />}
        <PanelAccordion
          panels={panels}
          closed={closed}
          onClosedChange={setClosed}
          landmarks={panels.length <= mostLandmarks}
        />
      </div>
    </>
  );
}
