import * as Accordion from '@radix-ui/react-accordion';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { lettersOf } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';

export type Panel = {
  /** Its address on the page: `/technologies#scada-systems`. */
  id: string;
  title: React.ReactNode;
  /** A few words beside the title about the content. */
  summary?: string;
  /** How many things are inside, for the list of jumps. */
  count?: number;
  /** Shown below the title while the panel is open. */
  picture?: React.ReactNode;
  content: React.ReactNode;
};

type CollapsiblePanelProps = {
  panel: Panel;
  /** Whether its content is a landmark while it is open. */
  landmark: boolean;
  open: boolean;
};

/** A panel of a Radix accordion. A memo: it is not rendered again when another opens or closes. */
const CollapsiblePanel = memo(({ panel, landmark, open }: CollapsiblePanelProps) => {
  const content = useRef<HTMLDivElement>(null);

  // React writes `hidden` as a boolean; find-in-page needs a value (HTML, `hidden=until-found`).
  useLayoutEffect(() => {
    if (open) content.current?.removeAttribute('hidden');
    else content.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  return (
    <Accordion.Item value={panel.id} id={panel.id} data-panel="" className="panel">
      <div className="panel-head">
        {panel.picture}
        <Accordion.Header asChild>
          <h2 className="flow-root text-3xl font-strong text-heading">
            <Accordion.Trigger
              id={`${panel.id}-title`}
              aria-controls={`${panel.id}-content`}
              // The summary may have its own line.
              className="flex min-h-[44px] w-full cursor-pointer items-baseline justify-between gap-x-3 gap-y-1 text-left has-data-search:flex-wrap"
            >
              <span>{panel.title}</span>
              <span
                data-search={panel.summary && 'none'}
                className="flex items-center gap-3 font-sans text-sm font-normal tracking-normal text-text [word-spacing:0.07em] in-data-[state=open]:data-search:basis-full"
              >
                {/* In an element, because it changes and a translator takes texts apart. */}
                {panel.summary && <span>{panel.summary}</span>}
                <Icon name="down" className="panel-sign size-[24px] noscript:hidden" />
              </span>
            </Accordion.Trigger>
          </h2>
        </Accordion.Header>
      </div>
      {/* Radix's content would measure panels that open or close, and unmount closed ones. */}
      <div
        ref={content}
        id={`${panel.id}-content`}
        // A closed panel would be an empty, named element in the accessibility tree.
        {...(open && {
          role: landmark ? 'region' : 'group',
          'aria-labelledby': `${panel.id}-title`,
        })}
      >
        {/* The padding would keep a closed panel's box on the page. */}
        <div className="pt-5">{panel.content}</div>
      </div>
    </Accordion.Item>
  );
});

export type Ids = readonly string[];

type PanelAccordionProps = {
  panels: Panel[];
  /** The ids of the closed panels. */
  closed: Ids;
  /** Has to be stable. */
  onClosedChange: (change: (closed: Ids) => Ids) => void;
  /** Whether the content of an open panel is a landmark. */
  landmarks?: boolean;
};

/** Panels that open and close. A memo: letters typed into the search render none of them again. */
export const PanelAccordion = memo((props: PanelAccordionProps) => {
  const { panels, closed, onClosedChange, landmarks = false } = props;
  const ids = panels.map(({ id }) => id);
  const open = ids.filter((id) => !closed.includes(id));
  const titles = panels.flatMap(({ title }) => (typeof title === 'string' ? title : []));
  const accordion = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = accordion.current;
    // Find-in-page has found something in a closed panel.
    const reveal = ({ target }: Event) => {
      const found = target instanceof Element && target.closest('[data-panel]')?.id;
      onClosedChange((before) => before.filter((id) => id !== found));
    };
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [onClosedChange]);
  return (
    <Accordion.Root
      ref={accordion}
      type="multiple"
      value={open}
      onValueChange={(next) => onClosedChange(() => ids.filter((id) => !next.includes(id)))}
      // All titles have the size in which the longest word of all fits.
      className={lettersOf(titles.join(' '))}
    >
      {panels.map((panel) => (
        <CollapsiblePanel
          key={panel.id}
          panel={panel}
          landmark={landmarks}
          open={open.includes(panel.id)}
        />
      ))}
    </Accordion.Root>
  );
});
