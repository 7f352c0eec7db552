import { replacementText as text } from '../../content/replacement';
import { successors } from '../../content/successors';

const successorOf = new Map(successors.map(({ model, successor }) => [model, successor]));

type ModelItemProps = {
  model: string;
  /** The model as it is shown, where something in it is marked. */
  children?: React.ReactNode;
};

/**
 * A model in the list of its maker; an older one with what it is migrated to, for which a printed page
 * has a table.
 */
export function ModelItem({ model, children = model }: ModelItemProps) {
  const successor = successorOf.get(model);
  return (
    <li className="mt-1">
      {children}
      {successor && (
        <span className="block border-l-2 border-amber pl-2 print:hidden">
          {' '}
          {text.migratedTo(successor)}
        </span>
      )}
    </li>
  );
}
