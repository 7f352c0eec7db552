import { type MouseEvent, type ReactNode, useState } from 'react';
import { definition, insideOf } from '../../../content/schema/inside';
import { isSame } from '../entry/changedText';
import { PictureField } from '../pictures/PictureField';
import { blank, nameOf, namingKeys } from './blank';
import { type Path, useField, useForm } from './FormContext';
import { ChoiceField, FlagField, InputField } from './InputField';
import { Group } from './Labelled';
import { useList } from './useList';

/** The control for what is at a place, as the schema describes it. A new kind of schema is added here. */
export function FieldOf({ path }: { path: Path }): ReactNode {
  const { session } = useForm();
  const { schema, field } = useField(path);
  const def = definition(schema);
  switch (def.type) {
    case 'object':
      return <ObjectField path={path} />;
    case 'array':
      return <ListField path={path} />;
    case 'boolean':
      return <FlagField path={path} />;
    case 'enum': {
      const choices = Object.values(def.entries).map(String);
      return <ChoiceField path={path} choices={choices.map((id) => ({ id, name: id }))} />;
    }
    case 'number':
    case 'string':
      if (field.picture) return <PictureField path={path} kind={field.picture} />;
      if (field.reference)
        return <ChoiceField path={path} choices={session.names(field.reference)} />;
      return <InputField path={path} />;
    default:
      return null;
  }
}

function ObjectField({ path }: { path: Path }) {
  const { schema, field, optional, value, set } = useField(path);
  const isThere = value !== undefined;
  return (
    <Group path={path}>
      {isThere && <ObjectFields path={path} />}
      {(optional || !isThere) && (
        <button type="button" onClick={() => set(isThere ? undefined : blank(schema))}>
          {isThere ? `Take ${field.label} away` : `Add ${field.label}`}
        </button>
      )}
    </Group>
  );
}

/** The fields of an object one below the other; an id, which is made of the name, comes after that. */
export function ObjectFields({ path }: { path: Path }) {
  const { schema } = useField(path);
  const keys = insideOf(schema).map(([key]) => key);
  const name = keys.includes('id') && namingKeys.find((key) => keys.includes(key));
  const all = new Set(name ? [name, 'id', ...keys] : keys);
  return [...all].map((key) => <FieldOf key={key} path={[...path, key]} />);
}

/** The first field of an entry that was put in. */
function focusFirst(entry: HTMLElement | null): void {
  entry?.querySelector<HTMLElement>('input:not([type="file"]), textarea, select')?.focus();
}

/** A list in its order: entries are added, moved and taken away by buttons, which the keyboard has too. */
function ListField({ path }: { path: Path }) {
  const { schema, field, optional, value, set } = useField(path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const list = useList(entries, (now) => set(now.length === 0 && optional ? undefined : now));
  const { removed } = list;
  const [[, element = schema] = []] = insideOf(schema);
  return (
    <Group path={path}>
      <ol>
        {entries.map((entry, index) => {
          const key = list.keys[index] ?? index;
          const isAdded = key === list.added;
          const name = nameOf(entry) ?? `Entry ${index + 1}`;
          return (
            <li key={key} className="entry box" ref={isAdded ? focusFirst : null}>
              <Entry
                path={[...path, index]}
                name={name}
                isAdded={isAdded}
                onMove={(by) => list.move(index, by, name)}
                onRemove={() => list.takeAway(index, name)}
              />
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={() => list.insert(entries.length, blank(element))}>
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

type EntryProps = {
  path: Path;
  name: string;
  isAdded: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** An entry of a list. One with fields of its own is its name alone while it is closed, unless something in it is wrong. */
function Entry({ path, name, isAdded, onMove, onRemove }: EntryProps) {
  const { told } = useForm();
  const { id, schema, problem } = useField(path);
  const [isOpened, setIsOpened] = useState(isAdded);
  const isObject = definition(schema).type === 'object';
  const isWrong = told.some((own) => isSame(own.path.slice(0, path.length), path));
  const isOpen = isOpened || isWrong;
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
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpened(!isOpened)}
          >
            <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {name}
          </button>
        ) : (
          <FieldOf path={path} />
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
      {isObject && isOpen && (
        <div id={id}>
          <ObjectFields path={path} />
        </div>
      )}
    </>
  );
}
