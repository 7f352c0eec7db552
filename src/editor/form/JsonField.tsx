import { useState } from 'react';
import type { FieldProps } from './fieldProps';
import { Labelled } from './Labelled';

/** Compact enough to be read: places of a picture are pairs of numbers. */
const textOf = (value: unknown) =>
  value === undefined
    ? ''
    : JSON.stringify(value, null, 1).replace(/\[\s*([\d.,\s-]+?)\s*\]/g, (all) =>
        all.replace(/\s+/g, ' '),
      );

/** What no form is made for, such as the places on the picture of the line: as JSON. */
export function JsonField({ value, field, optional, onChange, ...props }: FieldProps) {
  const [text, setText] = useState(() => textOf(value));
  const change = (now: string) => {
    setText(now);
    if (now.trim() === '') return onChange(optional ? undefined : '');
    try {
      onChange(JSON.parse(now));
    } catch {
      // It stays as typed, which the schema refuses.
      onChange(now);
    }
  };
  return (
    <Labelled {...props} field={field} optional={optional}>
      {(ids) => (
        <textarea
          {...ids}
          className="json"
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Labelled>
  );
}
