import * as Accordion from '@radix-ui/react-accordion';
import { useCallback, useEffect, useRef, useState } from 'react';
import { interfaceText } from '../../content/interface';
import { Button } from '../../ui/Button';
import { hashTarget } from '../navigation/hashTarget';
import { useKeptIds } from '../navigation/useKeptIds';
import { CollapsiblePanel, type Panel } from './CollapsiblePanel';
import { useDeferredList } from './useDeferredList';

/** The name under which the page's entry in the history holds the ids of the closed panels. */
const historyKey = 'closedPanels';

/** With more than about six panels, W3C's accordion pattern advises against a landmark for each. */
const mostLandmarks = 6;

type CollapsiblePanelsProps = {
  panels: Panel[];
  /** How many are rendered at once after a page change, the others right after. All by default. */
  initialCount?: number;
  /** Stands beside the buttons. */
  tools?: React.ReactNode;
  /** Shown in place of the panels, if there is any; they stay open or closed as they were. */
  replacement?: React.ReactNode;
};

/**
 * Panels that open and close one by one, all open at first.
 *
 * Accessibility: headings with buttons as in the W3C accordion pattern, with arrow keys, Home and
 * End between them; find-in-page finds the text of closed panels and opens them; a link with a
 * panel's hash opens it; every panel is printed.
 */
export function CollapsiblePanels({
  panels,
  initialCount = panels.length,
  tools,
  replacement,
}: CollapsiblePanelsProps) {
  const ids = panels.map(({ id }) => id);
  const { left, keep } = useKeptIds(historyKey, () => ids.filter((id) => !open.includes(id)));
  const [open, setOpen] = useState(() => ids.filter((id) => !left?.includes(id)));
  const rendered = useDeferredList(panels, initialCount);
  const openPanel = useCallback(
    (id: string) => setOpen((before) => (before.includes(id) ? before : [...before, id])),
    [],
  );

  usePanelOfHash(openPanel);

  const lastOpen = useRef(open);
  useEffect(() => {
    if (open !== lastOpen.current) keep();
    lastOpen.current = open;
  }, [open, keep]);

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-end gap-3 print:hidden noscript:hidden">
        {tools}
        {!replacement && (
          <>
            <Button variant="quiet" onClick={() => setOpen(ids)}>
              {interfaceText.panels.expandAll}
            </Button>
            <Button variant="quiet" onClick={() => setOpen([])}>
              {interfaceText.panels.collapseAll}
            </Button>
          </>
        )}
      </div>
      {replacement}
      <Accordion.Root
        type="multiple"
        value={open}
        onValueChange={setOpen}
        className={replacement ? 'hidden' : 'grid gap-4'}
      >
        {rendered.map((panel) => (
          <CollapsiblePanel
            key={panel.id}
            panel={panel}
            landmark={panels.length <= mostLandmarks}
            open={open.includes(panel.id)}
            onReveal={openPanel}
          />
        ))}
        {/* Keeps the page long enough to scroll, and the footer below, until the others are rendered. */}
        {rendered.length < panels.length && <div className="h-[300vh]" />}
      </Accordion.Root>
    </>
  );
}

/** Opens the panel that a followed link's hash names, and scrolls to it. `open` has to be stable. */
function usePanelOfHash(open: (id: string) => void): void {
  useEffect(() => {
    const openTarget = () => {
      const panel = hashTarget();
      if (!panel?.hasAttribute('data-panel')) return;
      open(panel.id);
      panel.scrollIntoView();
    };
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, [open]);
}
