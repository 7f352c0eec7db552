import text from '#content/labels/successors';
import successors from '#content/successors';
import { fill } from '../../ui/fill';

const successorOf = new Map(
  successors.successors.map(({ model, successor }) => [model, successor]),
);

type ModelItemProps = {
  model: string;
  /** The model as it is shown, where something in it is marked. */
  children?: React.ReactNode;
};

/**
 * A model in the list of its maker, whose name stays in one line where the line is long enough; an older
 * one in a line of its own, with what it is migrated to, for which a printed page has a table.
 */
export function ModelItem({ model, children = model }: ModelItemProps) {
  const successor = successorOf.get(model);
  if (!successor)
    return (
      <>
        <li>{children}</li>{' '}
      </>
    );
  return (
    <li className="older-model">
      {children}
      <span data-print="none">{` ${fill(text.migratedTo, { successor })}`}</span>
    </li>
  );
}
