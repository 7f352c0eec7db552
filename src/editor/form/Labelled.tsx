import type { ReactNode } from 'react';
import { tooMuch } from '../../build/content/checkFields';
import type { Field } from '../../content/schema';
import { type Path, useForm } from './FormContext';

/** What joins a control to its label, its hint and what is wrong with it (WCAG 1.3.1, 3.3.1, 3.3.2). */
export type ControlIds = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
};

type LabelledProps = {
  path: Path;
  field: Field;
  optional: boolean;
  value?: unknown;
};

/** The id of the control at a place. */
export const useControlId = (path: Path): string => `${useForm().id}${path.join('-')}`;

const Name = ({ field, optional }: LabelledProps) => (
  <>
    {field.label}
    {optional && <span className="font-normal text-quiet"> (may be left out)</span>}
  </>
);

/** What is said of the control at a place. */
function Said(props: LabelledProps) {
  const { path, field, value } = props;
  const problem = useForm().problemAt(path);
  const note = tooMuch({ value, field });
  return (
    <div id={`${useControlId(path)}-said`} className="mb-1">
      {problem && <p className="problem">{`${field.label} ${problem}.`}</p>}
      {note && <p className="text-sm font-semibold">{`${field.label} ${note}.`}</p>}
      <p className="hint">{field.hint}</p>
    </div>
  );
}

/** A control with its label, its hint, and what is wrong with it. */
export function Labelled({
  children,
  ...props
}: LabelledProps & { children: (ids: ControlIds) => ReactNode }) {
  const { problemAt } = useForm();
  const id = useControlId(props.path);
  return (
    <div className="field">
      <label htmlFor={id}>
        <Name {...props} />
      </label>
      {children({
        id,
        'aria-describedby': `${id}-said`,
        'aria-invalid': problemAt(props.path) !== undefined,
      })}
      <Said {...props} />
    </div>
  );
}

/** Fields that belong together, with what they are about. */
export function Group({ children, ...props }: LabelledProps & { children: ReactNode }) {
  return (
    <fieldset
      className="mb-5 min-w-0 border-l-3 border-line pl-4"
      aria-describedby={`${useControlId(props.path)}-said`}
    >
      <legend className="font-semibold">
        <Name {...props} />
      </legend>
      <Said {...props} />
      {children}
    </fieldset>
  );
}
