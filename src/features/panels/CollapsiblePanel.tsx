import * as Accordion from '@radix-ui/react-accordion';
import { memo } from 'react';
import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { unbroken } from '../../ui/unbroken';
import { untilFound } from '../../ui/untilFound';

export type Panel = {
  /** Its address on the page: `/technologies#scada-systems`. */
  id: string;
  title: React.ReactNode;
  /** A few words about the content, heard in place of the count, or beside the title. */
  summary?: string;
  /** How many things are inside: a figure beside the title, and in the list of jumps. */
  count?: number;
  content: React.ReactNode;
};

type CollapsiblePanelProps = {
  panel: Panel;
  /** Whether its content is a landmark while it is open. */
  landmark: boolean;
  open: boolean;
  onClosedChange: OnClosedChange;
  ground: Ground;
};

export type Ids = readonly string[];
type OnClosedChange = (change: (closed: Ids) => Ids) => void;

type Ground = 'light' | 'dark';

/** Laid out and painted apart, but for focus rings (6 px). On paper it flows over sheets. */
const containment =
  'supports-[overflow-clip-margin:8px]:not-print:[contain:layout_paint] [overflow-clip-margin:8px]';

const trigger = classNames(
  'flex min-h-[52px] w-full cursor-pointer items-baseline gap-x-[0.15em] py-[14px] text-start',
  '-outline-offset-6 desk:py-[12px] desk:data-[state=open]:pt-[28px]',
);

/** It points up while the panel is open. */
const sign = classNames(
  'ms-auto size-[28px] self-center in-data-[state=open]:rotate-180',
  'motion-safe:transition-[rotate] noscript:hidden print:hidden',
);

/**
 * Keys with modifiers are the browser's; after a click with a mouse, arrows scroll as anywhere.
 * Radix, which would take both, hears only the others.
 */
function leaveKeysAlone(event: React.KeyboardEvent): void {
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isModified || event.currentTarget.hasAttribute('data-clicked')) event.stopPropagation();
}

/** The grounds of panels alternate, beginning with the page's. */
export const groundOf = (index: number): Ground => (index % 2 === 0 ? 'light' : 'dark');

/** A panel of a Radix accordion. A memo: it is not rendered again when another opens or closes. */
const CollapsiblePanel = memo((props: CollapsiblePanelProps) => {
  const { panel, landmark, open, onClosedChange, ground } = props;
  const reveal = () => onClosedChange((before) => before.filter((id) => id !== panel.id));
  return (
    <Accordion.Item
      value={panel.id}
      id={panel.id}
      data-panel=""
      className={classNames(
        'border-t border-rule print:py-2',
        containment,
        ground === 'dark' ? 'ground-navy' : 'ground-white',
      )}
    >
      <Accordion.Header asChild>
        <h2 className="in-display text-title desk:data-[state=open]:text-display [--measure:calc((var(--column)-2.5rem)*0.8)]">
          <Accordion.Trigger
            id={`${panel.id}-title`}
            aria-controls={`${panel.id}-content`}
            onKeyDown={leaveKeysAlone}
            // A key makes the focus visible before it is heard.
            onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-clicked', '')}
            onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-clicked')}
            className={classNames('column', trigger)}
          >
            <span className="grow desk:grow-0">{unbroken(panel.title)}</span>
            {panel.count ? (
              <span data-search="none" className="text-soft">
                <span aria-hidden="true">{panel.count}</span>
                <span className="sr-only">{panel.summary}</span>
              </span>
            ) : (
              // In an element, because it changes and a translator takes texts apart.
              panel.summary && (
                <span
                  data-search="none"
                  className="font-sans text-note font-normal tracking-normal [word-spacing:normal] text-soft"
                >
                  {panel.summary}
                </span>
              )
            )}
            <Icon name="down" className={sign} />
          </Accordion.Trigger>
        </h2>
      </Accordion.Header>
      {/* Radix's content would measure panels that open or close, and unmount closed ones. */}
      <div
        ref={open ? null : untilFound(reveal)}
        id={`${panel.id}-content`}
        // A closed panel would be an empty, named element in the accessibility tree.
        {...(open && {
          role: landmark ? 'region' : 'group',
          'aria-labelledby': `${panel.id}-title`,
        })}
      >
        {/* The padding would keep a closed panel's box on the page. */}
        <div className="pb-[8px] desk:pb-[24px]">{panel.content}</div>
      </div>
    </Accordion.Item>
  );
});

type PanelAccordionProps = {
  panels: Panel[];
  /** The ids of the closed panels. */
  closed: Ids;
  /** Has to be stable. */
  onClosedChange: OnClosedChange;
  /** Whether the content of an open panel is a landmark. */
  landmarks?: boolean;
};

/** Panels that open and close. A memo: letters typed into the search render none of them again. */
export const PanelAccordion = memo((props: PanelAccordionProps) => {
  const { panels, closed, onClosedChange, landmarks = false } = props;
  const ids = panels.map(({ id }) => id);
  const open = ids.filter((id) => !closed.includes(id));
  const titles = panels.flatMap(({ title }) => (typeof title === 'string' ? title : []));
  return (
    <Accordion.Root
      type="multiple"
      value={open}
      onValueChange={(next) => onClosedChange(() => ids.filter((id) => !next.includes(id)))}
      // All titles have the size in which the longest word of all fits.
      className={lettersOf(titles.join(' '))}
    >
      {panels.map((panel, index) => (
        <CollapsiblePanel
          key={panel.id}
          ground={groundOf(index)}
          panel={panel}
          landmark={landmarks}
          open={open.includes(panel.id)}
          onClosedChange={onClosedChange}
        />
      ))}
    </Accordion.Root>
  );
});
