import * as Accordion from '@radix-ui/react-accordion';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { interfaceText } from '../../content/interface';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { hashTarget } from '../navigation/hashTarget';
import { useKeptIds } from '../navigation/useKeptIds';
import { useFirstFew } from './useFirstFew';

export type Panel = {
  /** Its address on the page: `/technologies#scada-systems`. */
  id: string;
  title: React.ReactNode;
  /** A few words beside the title that tell what is inside. */
  summary?: string;
  content: React.ReactNode;
};

/** The look of a link at the end of a panel. */
export const panelLinkLook =
  'inline-flex min-h-[44px] items-center gap-2 rounded-sm font-bold text-ink underline decoration-amber decoration-3 underline-offset-4 hover:decoration-ink';

/** What the page's entry in the history keeps the closed panels under. */
const kept = 'closedPanels';

/** With more than about six panels, W3C's accordion pattern advises against a landmark for each. */
const mostLandmarks = 6;

type CollapsiblePanelsProps = {
  panels: Panel[];
  /** How many are there in the first frame after a page change, the others right after: all. */
  atOnce?: number;
  /** What stands beside the buttons. */
  tools?: React.ReactNode;
  /** What is shown instead, while there is any; the panels stay as they are meanwhile. */
  instead?: React.ReactNode;
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
  atOnce = panels.length,
  tools,
  instead,
}: CollapsiblePanelsProps) {
  const ids = panels.map(({ id }) => id);
  const { left, keep } = useKeptIds(kept, () => ids.filter((id) => !open.includes(id)));
  const [open, setOpen] = useState(() => ids.filter((id) => !left?.includes(id)));
  const rendered = useFirstFew(panels, atOnce);
  const show = useCallback(
    (id: string) => setOpen((before) => (before.includes(id) ? before : [...before, id])),
    [],
  );

  useEffect(() => {
    const openTarget = () => {
      const panel = hashTarget();
      if (!panel?.hasAttribute('data-panel')) return;
      show(panel.id);
      panel.scrollIntoView();
    };
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, [show]);

  const lastOpen = useRef(open);
  useEffect(() => {
    if (open !== lastOpen.current) keep();
    lastOpen.current = open;
  }, [open, keep]);

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-end gap-3 print:hidden noscript:hidden">
        {tools}
        {!instead && (
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
      {instead}
      <Accordion.Root
        type="multiple"
        value={open}
        onValueChange={setOpen}
        data-print={instead ? undefined : 'panels'}
        className={instead ? 'hidden' : 'grid gap-4'}
      >
        {rendered.map((panel) => (
          <CollapsiblePanel
            key={panel.id}
            panel={panel}
            landmark={panels.length <= mostLandmarks}
            open={open.includes(panel.id)}
            onFound={show}
          />
        ))}
        {/* Room to scroll, and nothing that jumps away, in the moment before the others are there. */}
        {rendered.length < panels.length && <div className="h-[300vh]" />}
      </Accordion.Root>
    </>
  );
}

/**
 * Radix measures for animations that there are none of here. Its style would need the policy's
 * leave, and everything in the panels would be styled anew.
 */
const noMeasuredSize: Record<`--${string}`, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
  '--radix-collapsible-content-height': undefined,
  '--radix-collapsible-content-width': undefined,
};

type CollapsiblePanelProps = {
  panel: Panel;
  landmark: boolean;
  open: boolean;
  onFound: (id: string) => void;
};

/** One of them, in a Radix accordion that says which are open. */
export function CollapsiblePanel({ panel, landmark, open, onFound }: CollapsiblePanelProps) {
  const content = useRef<HTMLDivElement>(null);

  // React writes `hidden` as a boolean, and under `forceMount` Radix leaves it alone: the value
  // that lets find-in-page in has to be set on the element (HTML, `hidden=until-found`).
  useLayoutEffect(() => {
    if (open) content.current?.removeAttribute('hidden');
    else content.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const element = content.current;
    const reveal = () => onFound(panel.id);
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [onFound, panel.id]);

  return (
    <Accordion.Item
      value={panel.id}
      id={panel.id}
      data-panel=""
      className="rounded-md border border-line bg-surface"
    >
      <Accordion.Header asChild>
        <h2 className="text-xl font-bold text-ink sm:text-2xl">
          <Accordion.Trigger
            aria-controls={`${panel.id}-content`}
            className="group/trigger flex w-full cursor-pointer items-center gap-[16px] rounded-md px-[20px] py-4 text-left sm:px-8 sm:py-5"
          >
            <span aria-hidden="true" className="h-8 w-[6px] shrink-0 bg-amber" />
            <span className="grow items-center justify-between gap-4 sm:flex">
              {panel.title}
              {panel.summary && (
                <span className="block text-sm font-normal text-slate">{panel.summary}</span>
              )}
            </span>
            <Icon
              name="down"
              className="size-[24px] transition-transform group-data-[state=open]/trigger:rotate-180 motion-reduce:transition-none print:hidden noscript:hidden"
            />
          </Accordion.Trigger>
        </h2>
      </Accordion.Header>
      <Accordion.Content
        forceMount
        ref={content}
        id={`${panel.id}-content`}
        // Closed, it would be a name in the tree with nothing in it.
        {...(open
          ? { role: landmark ? 'region' : 'group' }
          : { role: undefined, 'aria-labelledby': undefined })}
        style={noMeasuredSize}
      >
        {/* The padding would keep a closed panel's box on the page. */}
        <div data-print="content" className="px-[20px] pb-6 sm:px-8 sm:pb-8">
          {panel.content}
        </div>
      </Accordion.Content>
    </Accordion.Item>
  );
}
