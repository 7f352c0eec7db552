import { definition, unwrapped } from '../../build/content/visitFields';
import { blank, nameOf } from './blank';
import { EntryButtons } from './EntryButtons';
import { useForm } from './FormContext';
import type { FieldProps } from './fieldProps';
import { Group, Problem, useControlId } from './Labelled';
import { useList } from './useList';

/** A list in its order: entries are added, moved and taken away by buttons, which the keyboard has too. */
export function ListField({ schema, field, optional, value, path, onChange }: FieldProps) {
  const { FieldOf } = useForm().controls;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const def = definition(schema);
  const element = def.type === 'array' ? def.element : schema;
  const isObject = definition(unwrapped(element).inner).type === 'object';
  const list = useList({
    entries,
    blank: () => blank(element),
    onChange: (now) => onChange(now.length === 0 && optional ? undefined : now),
  });
  const tooMany =
    field.fits && entries.length > field.fits
      ? `${entries.length} entries; more than ${field.fits} may not look right.`
      : undefined;
  return (
    <Group path={path} field={field} optional={optional}>
      <div ref={list.box}>
        <ol>
          {entries.map((entry, index) => {
            const key = list.keys[index] ?? index;
            const name = nameOf(entry) ?? `Entry ${index + 1}`;
            const own = {
              schema: unwrapped(element).inner,
              value: entry,
              path: [...path, index],
              onChange: (now: unknown) => list.change(index, now),
            };
            const buttons = (
              <EntryButtons
                name={name}
                index={index}
                length={entries.length}
                onMove={(by) => list.move(index, by, name)}
                onRemove={() => list.takeAway(index, name)}
              />
            );
            return (
              <li key={key} data-key={key}>
                {isObject ? (
                  <Entry
                    {...own}
                    name={name}
                    isOpen={list.opened === key}
                    onToggle={(isOpen) => list.setOpened(isOpen ? key : undefined)}
                    buttons={buttons}
                  />
                ) : (
                  <div className="entry simple">
                    <FieldOf {...own} />
                    {buttons}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
        {tooMany && <p className="note">{tooMany}</p>}
        <button type="button" data-action="add" onClick={list.add}>
          Add to {field.label}
        </button>
        <div role="status" className={list.putBack ? undefined : 'sr-only'}>
          {list.said}{' '}
          {list.putBack && (
            <button type="button" onClick={list.putBack}>
              Put it back
            </button>
          )}
        </div>
      </div>
    </Group>
  );
}

type EntryProps = Pick<FieldProps, 'schema' | 'value' | 'path' | 'onChange'> & {
  name: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  buttons: React.ReactNode;
};

/** An entry with fields of its own: closed it is its name alone, unless something in it is wrong. */
function Entry({ name, isOpen, onToggle, buttons, ...props }: EntryProps) {
  const { hasProblemBelow, problemAt, controls } = useForm();
  const id = useControlId(props.path);
  const problem = problemAt(props.path);
  const open = isOpen || hasProblemBelow(props.path);
  return (
    <div className="entry">
      <div className="row">
        <button
          type="button"
          className="entry-name wide"
          aria-expanded={open}
          aria-controls={open ? `${id}-fields` : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          {name}
        </button>
        {buttons}
      </div>
      <Problem id={id} text={problem && `${name} ${problem}.`} />
      {open && (
        <div id={`${id}-fields`}>
          <controls.ObjectFields {...props} />
        </div>
      )}
    </div>
  );
}
