import type { ReactNode } from 'react';
import type { z } from 'zod';
import { definition, unwrapped } from '../../build/content/visitFields';
import { type Field, fields } from '../../content/schema';
import { PictureField } from '../pictures/PictureField';
import { blank, idFor, namingKeys } from './blank';
import { useForm } from './FormContext';
import type { FieldOfProps, FieldProps } from './fieldProps';
import { JsonField } from './JsonField';
import { Group } from './Labelled';
import { ListField } from './ListField';
import { ReferenceField } from './ReferenceField';
import { ChoiceField, DateField, FlagField, LineField, NumberField } from './simpleFields';

const unnamed: Field = { label: 'Value', hint: '' };

/** The control for a value, as the schema describes it. A new kind of schema is added here. */
export function FieldOf({ schema, ...props }: FieldOfProps): ReactNode {
  const { inner, optional } = unwrapped(schema);
  const field = fields.get(inner) ?? unnamed;
  const def = definition(inner);
  const all: FieldProps = { ...props, schema: inner, field, optional };
  switch (def.type) {
    case 'object':
      return <ObjectField {...all} />;
    case 'array':
      return hasPlaces(def.element) ? <JsonField {...all} /> : <ListField {...all} />;
    case 'boolean':
      return <FlagField {...all} />;
    case 'enum':
      return (
        <ChoiceField
          {...all}
          choices={Object.values(def.entries).map((each) => ({
            id: String(each),
            name: String(each),
          }))}
        />
      );
    case 'number':
      return <NumberField {...all} />;
    case 'string':
      if (field.picture) return <PictureField {...all} kind={field.picture} />;
      if (field.reference) return <ReferenceField {...all} to={field.reference} />;
      return isDate(inner) ? <DateField {...all} /> : <LineField {...all} />;
    default:
      return <JsonField {...all} />;
  }
}

const isDate = (schema: z.core.$ZodType) => Reflect.get(definition(schema), 'format') === 'date';

/** Whether entries of a list are places on a picture, which nobody types one by one. */
function hasPlaces(schema: z.core.$ZodType): boolean {
  const def = definition(unwrapped(schema).inner);
  return def.type === 'tuple' || (def.type === 'array' && hasPlaces(def.element));
}

function ObjectField(props: FieldProps) {
  const { schema, field, optional, value, path, onChange } = props;
  if (value === undefined)
    return (
      <Group
        {...props}
        action={
          <button type="button" onClick={() => onChange(blank(schema))}>
            Add {field.label}
          </button>
        }
      />
    );
  return (
    <Group
      path={path}
      field={field}
      optional={optional}
      action={
        optional && (
          <button type="button" onClick={() => onChange(undefined)}>
            Take {field.label} away
          </button>
        )
      }
    >
      <ObjectFields schema={schema} value={value} path={path} onChange={onChange} />
    </Group>
  );
}

/** The fields of an object one below the other; an id, which is made of the name, comes after that. */
export function ObjectFields({ schema, value, path, onChange }: FieldOfProps) {
  const { isSavedId } = useForm();
  const def = definition(schema);
  if (def.type !== 'object') return null;
  const { id, ...others } = def.shape;
  const keys = Object.keys(def.shape);
  const ownId: unknown = Reflect.get(Object(value), 'id');
  const isIdSaved = id !== undefined && isSavedId(path, ownId);
  const change = (key: string, own: unknown) => {
    const all: Record<string, unknown> = { ...Object(value), [key]: own };
    if (own === undefined) delete all[key];
    // Until it is saved it follows the name, unless somebody wrote another.
    if (id && key !== 'id' && !isIdSaved && ownId === idFor(value)) all.id = idFor(all);
    onChange(inOrder(all, keys));
  };
  // The name first: the id is made of it.
  const name = id && namingKeys.find((key) => key in others);
  const all = Object.entries(others);
  const shown = id
    ? [
        ...all.filter(([key]) => key === name),
        ['id', id] as const,
        ...all.filter(([key]) => key !== name),
      ]
    : all;
  return shown.map(([key, child]) => (
    <FieldOf
      key={key}
      schema={child}
      value={Reflect.get(Object(value), key)}
      path={[...path, key]}
      isReadOnly={key === 'id' && isIdSaved}
      onChange={(own) => change(key, own)}
    />
  ));
}

/** An object with its keys in the order of the schema; one that the schema does not know comes last. */
function inOrder(value: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  const place = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return Object.fromEntries(
    Object.entries(value).sort(([one], [other]) => place(one) - place(other)),
  );
}
