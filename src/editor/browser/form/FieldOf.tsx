import { type MouseEvent, type ReactNode, useState } from 'react';
import { definition, insideOf } from '../../../content/schema/inside';
import { keyIn, sameIn } from '../../../generator/content/overlay';
import { useEditor } from '../EditorContext';
import { textsMissing } from '../entry/firstLanguage';
import { isSame } from '../jsonValues';
import { PictureField } from '../pictures/PictureField';
import { blank, nameOf, namingKeys } from './blank';
import { type Path, useField, useForm } from './FormContext';
import { ChoiceField, FlagField, InputField } from './InputField';
import { Group } from './Labelled';
import { useList } from './useList';

/** The control for the value at a place, by the kind of its schema. A new kind is added here. */
export function FieldOf({ path }: { path: Path }): ReactNode {
  const { session } = useEditor();
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
  // In a further language what is not said is left out.
  const fresh = useForm().first ? {} : blank(schema);
  return (
    <Group path={path}>
      {isThere && <ObjectFields path={path} />}
      {(optional || !isThere) && (
        <button type="button" onClick={() => set(isThere ? undefined : fresh)}>
          {isThere ? `Take ${field.label} away` : `Add ${field.label}`}
        </button>
      )}
    </Group>
  );
}

/** The fields of an object below each other. An id comes after the name that it is made of. */
export function ObjectFields({ path }: { path: Path }) {
  const { schema } = useField(path);
  const keys = insideOf(schema).map(([key]) => key);
  const name = keys.includes('id') && namingKeys.find((key) => keys.includes(key));
  const all = new Set(name ? [name, 'id', ...keys] : keys);
  return [...all].map((key) => <FieldOf key={key} path={[...path, key]} />);
}

function focusFirst(entry: HTMLElement | null): void {
  entry?.querySelector<HTMLElement>('input:not([type="file"]), textarea, select')?.focus();
}

/** A list: buttons add, move and take away entries, so that a keyboard can do all of it. */
function ListField({ path }: { path: Path }) {
  const { schema, field, optional, value, said, missing, set } = useField(path);
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
      {missing > 0 &&
        [said].flat().map((entry) => {
          const key = keyIn(entry);
          if (!key || sameIn(entries, entry)) return null;
          const id = Reflect.get(Object(entry), key);
          return (
            <button
              key={id}
              type="button"
              onClick={() => list.insert(entries.length, { [key]: id })}
            >
              Add “{nameOf(entry)}”
            </button>
          );
        })}
      <div role="status">
        {list.news} {/* The entry may have come back in another way. */}
        {removed && !entries.some((entry) => isSame(entry, removed.entry)) && (
          <button
            key={removed.index}
            type="button"
            // The button that had the focus is gone.
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

/** An entry of a list. One with fields is closed until it is opened or has a problem in it. */
function Entry({ path, name, isAdded, onMove, onRemove }: EntryProps) {
  const { problems } = useForm();
  const { id, schema, problem, missing } = useField(path);
  const [isOpened, setIsOpened] = useState(isAdded);
  const isObject = definition(schema).type === 'object';
  const isWrong = problems.some((inside) => isSame(inside.path.slice(0, path.length), path));
  const isOpen = isOpened || isWrong;
  const move =
    (by: -1 | 1) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      onMove(by);
      // An element loses the focus when it is moved in the document.
      setTimeout(() => currentTarget.focus());
    };
  return (
    <>
      <div className="row">
        {isObject ? (
          <button
            type="button"
            // The preview scrolls to these words.
            value={name}
            className="flex-1 border-0 text-left font-semibold"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpened(!isOpened)}
          >
            <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {name}
            {missing > 0 && <span className="hint"> {textsMissing(missing)}</span>}
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
