import text from '#content/labels/successors';
import successors from '#content/successors';
import { fill } from '../../ui/fill';

const successorOf = new Map(
  successors.successors.map(({ model, successor }) => [model, successor]),
);

/** Shows a name, of which so many characters at the beginning repeat its maker's, and are not seen. */
export type Show = (name: string, repeated: number) => React.ReactNode;

type ModelItemProps = { model: string; repeated: number; show?: Show | undefined };

/**
 * A model in the list of its maker, whose name stays in one line where the line is long enough; an older
 * one in a line of its own, with what it is migrated to, for which a printed page has a table. What
 * repeats the maker's name is there for whoever hears, searches or copies it.
 */
export function ModelItem({ model, repeated, show }: ModelItemProps) {
  const successor = successorOf.get(model);
  const maker = !show && repeated > 0 && (
    <span className="sr-only">{model.slice(0, repeated)}</span>
  );
  const name = show?.(model, repeated) ?? model.slice(repeated);
  if (!successor)
    return (
      <>
        <li>
          {maker}
          {name}
        </li>{' '}
      </>
    );
  return (
    <li className="older-model">
      {maker}
      <s>{name}</s>
      <span data-print="none">{` ${fill(text.migratedTo, { successor })}`}</span>
    </li>
  );
}
