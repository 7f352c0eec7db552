import { type MouseEvent, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { isDate } from '../../build/content/visitFields';
import { type Field, fields } from '../../content/schema';
import { definition, unwrapped } from '../../content/schema/inside';
import { isSame } from '../entry/changedText';
import { PictureField } from '../pictures/PictureField';
import { blank, idFor, nameOf, namingKeys } from './blank';
import { type FieldOfProps, type FieldProps, useForm } from './FormContext';
import { ChoiceField, FlagField, InputField } from './InputField';
import { Group, useControlId } from './Labelled';
import { useList } from './useList';

const unnamed: Field = { label: 'Value', hint: '' };

/** The control for a value, as the schema describes it. A new kind of schema is added here. */
export function FieldOf({ schema, ...props }: FieldOfProps): ReactNode {
  const { session } = useForm();
  const { inner, optional } = unwrapped(schema);
  const field = fields.get(inner) ?? unnamed;
  const def = definition(inner);
  const all: FieldProps = { ...props, schema: inner, field, optional };
  switch (def.type) {
    case 'object':
      return <ObjectField {...all} />;
    case 'array':
      return <ListField {...all} element={def.element} />;
    case 'boolean':
      return <FlagField {...all} />;
    case 'enum': {
      const choices = Object.values(def.entries).map(String);
      return <ChoiceField {...all} choices={choices.map((id) => ({ id, name: id }))} />;
    }
    case 'number':
      return <InputField {...all} kind="number" />;
    case 'string':
      if (field.picture) return <PictureField {...all} kind={field.picture} />;
      if (field.reference) return <ChoiceField {...all} choices={session.names(field.reference)} />;
      return <InputField {...all} kind={isDate(inner) ? 'date' : 'text'} />;
    default:
      return null;
  }
}

function ObjectField(props: FieldProps) {
  const { schema, field, optional, value, onChange } = props;
  const isThere = value !== undefined;
  return (
    <Group {...props}>
      {isThere && <ObjectFields {...props} />}
      {(optional || !isThere) && (
        <button type="button" onClick={() => onChange(isThere ? undefined : blank(schema))}>
          {isThere ? `Take ${field.label} away` : `Add ${field.label}`}
        </button>
      )}
    </Group>
  );
}

/** The fields of an object one below the other; an id, which is made of the name, comes after that. */
export function ObjectFields({ schema, value, path, onChange }: FieldOfProps) {
  const { isSavedId } = useForm();
  const def = definition(schema);
  if (def.type !== 'object') return null;
  const { id, ...others } = def.shape;
  const ownId: unknown = Reflect.get(Object(value), 'id');
  const isIdSaved = id !== undefined && isSavedId(path, ownId);
  const change = (key: string, own: unknown) => {
    const all: Record<string, unknown> = { ...Object(value), [key]: own };
    if (own === undefined) delete all[key];
    // Until it is saved it follows the name, unless somebody wrote another.
    if (id && key !== 'id' && !isIdSaved && ownId === idFor(value)) all.id = idFor(all);
    onChange(all);
  };
  const name = id && namingKeys.find((key) => key in others);
  const first = name ? [name, 'id'] : [];
  return [...new Set([...first, ...Object.keys(def.shape)])].map((key) => {
    const child = def.shape[key];
    return (
      child && (
        <FieldOf
          key={key}
          schema={child}
          value={Reflect.get(Object(value), key)}
          path={[...path, key]}
          isReadOnly={key === 'id' && isIdSaved}
          onChange={(own) => change(key, own)}
        />
      )
    );
  });
}

/** The first field of an entry that was put in, or its name where it is closed. */
function focusFirst(entry: HTMLElement | null): void {
  const field = 'input:not([type="file"]), textarea, select';
  entry?.querySelector<HTMLElement>(entry.querySelector(field) ? field : 'button')?.focus();
}

/** A list in its order: entries are added, moved and taken away by buttons, which the keyboard has too. */
function ListField({ element, ...props }: FieldProps & { element: z.core.$ZodType }) {
  const { field, optional, value, path, onChange } = props;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const [opened, setOpened] = useState<number>();
  const list = useList(entries, (now) => onChange(now.length === 0 && optional ? undefined : now));
  const { removed } = list;
  return (
    <Group {...props}>
      <ol>
        {entries.map((entry, index) => {
          const key = list.keys[index] ?? index;
          const name = nameOf(entry) ?? `Entry ${index + 1}`;
          return (
            <li key={key} className="entry box" ref={key === list.added ? focusFirst : null}>
              <Entry
                schema={unwrapped(element).inner}
                value={entry}
                path={[...path, index]}
                onChange={(now) => list.replace(index, now)}
                name={name}
                isOpen={key === opened}
                onToggle={(isOpen) => setOpened(isOpen ? key : undefined)}
                onMove={(by) => list.move(index, by, name)}
                onRemove={() => list.takeAway(index, name)}
              />
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={() => setOpened(list.insert(entries.length, blank(element)))}>
        Add to {field.label}
      </button>
      <div role="status">
        {list.said} {/* It may have come back by another way. */}
        {removed && !entries.some((entry) => isSame(entry, removed.entry)) && (
          <button
            key={removed.index}
            type="button"
            // The button that was pressed is gone.
            // biome-ignore lint/a11y/noAutofocus: see above
            autoFocus
            onClick={() => list.insert(removed.index, removed.entry)}
          >
            Put it back
          </button>
        )}
      </div>
    </Group>
  );
}

type EntryProps = Pick<FieldProps, 'schema' | 'value' | 'path' | 'onChange'> & {
  name: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** An entry of a list. One with fields of its own is its name alone while it is closed, unless something in it is wrong. */
function Entry({ name, isOpen, onToggle, onMove, onRemove, ...props }: EntryProps) {
  const { hasProblemBelow, problemAt } = useForm();
  const id = `${useControlId(props.path)}-fields`;
  const problem = problemAt(props.path);
  const isObject = definition(props.schema).type === 'object';
  const open = isOpen || hasProblemBelow(props.path);
  const move =
    (by: -1 | 1) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      onMove(by);
      // An element that is moved in its document loses the focus.
      setTimeout(() => currentTarget.focus());
    };
  return (
    <>
      <div className="row">
        {isObject ? (
          <button
            type="button"
            // What the page is scrolled to.
            value={name}
            className="flex-1 border-0 text-left font-semibold"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => onToggle(!isOpen)}
          >
            <span aria-hidden="true">{open ? '▾' : '▸'}</span> {name}
          </button>
        ) : (
          <FieldOf {...props} />
        )}
        <button type="button" aria-label={`Move ${name} up`} onClick={move(-1)}>
          ↑
        </button>
        <button type="button" aria-label={`Move ${name} down`} onClick={move(1)}>
          ↓
        </button>
        <button type="button" aria-label={`Take away ${name}`} onClick={onRemove}>
          Take away
        </button>
      </div>
      {isObject && problem && <p className="problem">{`${name} ${problem}.`}</p>}
      {isObject && open && (
        <div id={id}>
          <ObjectFields {...props} />
        </div>
      )}
    </>
  );
}
