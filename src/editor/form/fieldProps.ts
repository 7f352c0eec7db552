import type { z } from 'zod';
import type { Field } from '../../content/schema';

/** A place in an entry: `['contact', 'mail']`. */
export type Path = readonly PropertyKey[];

/** What every field is given; a value is undefined while it is left out, and is left out so. */
export type FieldProps = {
  schema: z.core.$ZodType;
  field: Field;
  optional: boolean;
  value: unknown;
  path: Path;
  /** It can be read and copied, not changed: others know an entry by it. */
  isReadOnly?: boolean;
  onChange: (value: unknown) => void;
};

/** What a value's control is chosen by. */
export type FieldOfProps = Pick<
  FieldProps,
  'schema' | 'value' | 'path' | 'isReadOnly' | 'onChange'
>;
