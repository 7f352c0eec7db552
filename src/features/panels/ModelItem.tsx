import text from '#content/labels/successors';
import content from '#content/successors';
import { Icon } from '../../ui/Icon';
import { unbroken } from '../../ui/unbroken';
import { OutwardLink } from '../navigation/OutwardLink';

const successorOf = new Map(content.successors.map((entry) => [entry.model, entry]));

/** What is heard before and after a successor. */
const [before = '', after = ''] = text.migratedTo.split('{successor}');

/** Renders a name, all of which is seen. */
export type Show = (name: string) => React.ReactNode;

/** A part of a name that is heard, and is copied with the blank at its end. */
const copied = 'sr-only whitespace-pre select-text';

type ModelItemProps = { model: string; repeated: number; show?: Show | undefined };

/**
 * A model in the list of its maker. An older model has its own line, with the model that replaces
 * it and its maker's document. The part that repeats the maker's name is hidden, but is read
 * out, found in the page and copied.
 */
export function ModelItem({ model, repeated, show }: ModelItemProps) {
  const older = successorOf.get(model);
  const family = model.slice(0, repeated);
  const maker = !show && repeated > 0 && <span className={copied}>{family}</span>;
  const name = show?.(model) ?? unbroken(model.slice(repeated));
  if (!older)
    return (
      <>
        <li>
          {maker}
          {name}
        </li>{' '}
      </>
    );
  const { successor, number, href } = older;
  const isOfFamily = repeated > 0 && successor.startsWith(family);
  return (
    <li className="older-model in-display">
      <span className="text-soft">
        {maker}
        {name}
      </span>
      <span className={copied}>{` ${before}`}</span>
      <Icon name="arrow" className="size-[20px] rtl:-scale-x-100" />
      <b className="bg-accent px-2 py-0.5 text-on-accent">
        {isOfFamily && <span className={copied}>{family}</span>}
        {unbroken(isOfFamily ? successor.slice(repeated) : successor)}
      </b>
      {after && <span className={copied}>{after}</span>}
      {href && (
        <OutwardLink href={href} className="link font-sans text-note">
          {unbroken(number)}
        </OutwardLink>
      )}
    </li>
  );
}
