import type { ReactNode } from 'react';
import type { Field } from '../../content/schema';
import { keyOf, useForm } from './FormContext';
import type { Path } from './fieldProps';

/** What joins a control to its label, its hint and what is wrong with it (WCAG 1.3.1, 3.3.1, 3.3.2). */
export type ControlIds = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  onBlur: () => void;
};

type LabelledProps = {
  path: Path;
  field: Field;
  optional: boolean;
  /** What will not look right, though it may be saved. */
  note?: string | undefined;
  children: (ids: ControlIds) => ReactNode;
};

const optionalText = ' (may be left out)';

/** The id of the control at a place. */
export const useControlId = (path: Path): string => `${useForm().id}${path.join('-')}`;

/** A control with its label, its hint, and what is wrong with it. */
export function Labelled({ path, field, optional, note, children }: LabelledProps) {
  const { problemAt, onLeave } = useForm();
  const id = useControlId(path);
  const problem = problemAt(path);
  const ids: ControlIds = {
    id,
    'aria-describedby': [`${id}-hint`, problem && `${id}-problem`, note && `${id}-note`]
      .filter(Boolean)
      .join(' '),
    'aria-invalid': problem !== undefined,
    onBlur: () => onLeave(path),
  };
  return (
    <div className="field" data-place={keyOf(path)}>
      <label htmlFor={id}>
        {field.label}
        {optional && <span className="quiet">{optionalText}</span>}
      </label>
      {children(ids)}
      <Problem id={id} text={problem && `${field.label} ${problem}.`} />
      {note && (
        <p id={`${id}-note`} className="note">
          {note}
        </p>
      )}
      <p id={`${id}-hint`} className="hint">
        {field.hint}
      </p>
    </div>
  );
}

/** What is wrong at a place. */
export function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={`${id}-problem`} className="problem">
      {text}
    </p>
  ) : null;
}

type GroupProps = {
  path: Path;
  field: Field;
  optional: boolean;
  /** Stands beside the legend. */
  action?: ReactNode;
  children?: ReactNode;
};

/** Fields that belong together, with what they are about. */
export function Group({ path, field, optional, action, children }: GroupProps) {
  const { problemAt } = useForm();
  const id = useControlId(path);
  const problem = problemAt(path);
  return (
    <fieldset
      className="group"
      aria-describedby={[`${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')}
      data-place={keyOf(path)}
    >
      <legend>
        {field.label}
        {optional && <span className="quiet">{optionalText}</span>}
      </legend>
      <p id={`${id}-hint`} className="hint">
        {field.hint}
      </p>
      <Problem id={id} text={problem && `${field.label} ${problem}.`} />
      {children}
      {action}
    </fieldset>
  );
}
