import text from '#content/labels/successors';
import successors from '#content/successors';
import { fill } from '../../ui/fill';

const successorOf = new Map(
  successors.successors.map(({ model, successor }) => [model, successor]),
);

/** Renders a name; `repeated` characters at its beginning repeat its maker's and are not seen. */
export type Show = (name: string, repeated: number) => React.ReactNode;

type ModelItemProps = { model: string; repeated: number; show?: Show | undefined };

/**
 * A model in the list of its maker, whose name stays in one line if it fits. An older model has its
 * own line, with the model to which it is migrated; a printed page has a table for that. The part
 * that repeats the maker's name is hidden, but is read out, found in the page and copied.
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
