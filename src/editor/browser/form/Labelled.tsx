import type { AriaAttributes, ReactNode } from 'react';
import { definition } from '../../../content/schema/inside';
import { noteOn } from '../../../generator/content/checkFields';
import { isEmpty } from '../entry/firstLanguage';
import { inWords } from '../entry/JoinNotes';
import { isObject } from '../jsonValues';
import { type Path, useField, useForm } from './FormContext';

/** Joins a control to its label, its hint and its problem (WCAG 1.3.1, 3.3.1, 3.3.2). */
export type ControlIds = AriaAttributes & { id: string };

function Name({ path }: { path: Path }) {
  const { field, optional, schema } = useField(path);
  return (
    <>
      {field.label}
      {optional && definition(schema).type !== 'boolean' && (
        <span className="font-normal text-quiet"> (may be left out)</span>
      )}
    </>
  );
}

function Help({ path }: { path: Path }) {
  const { id, field, value, problem } = useField(path);
  const note = noteOn({ path, value, field });
  return (
    <div id={`${id}-help`} className="mb-1">
      {problem && <p className="problem">{`${field.label} ${problem}.`}</p>}
      {note && <p className="text-sm font-semibold">{`${field.label} ${note}.`}</p>}
      <p className="hint">{field.hint}</p>
      <First path={path} />
    </div>
  );
}

/** In a further language: what the first says, and whether that is missing or taken over. */
function First({ path }: { path: Path }) {
  const { first } = useForm();
  const { value, counts, said, missing } = useField(path);
  if (!first || isEmpty(said)) return null;
  const isMissing = missing > 0 && isEmpty(value);
  const isTaken = value === undefined && counts !== undefined && !isMissing;
  // What is within a part that is there stands below its own fields.
  const isWithin = isObject(said) || ([said].flat().some(isObject) && !isEmpty(value));
  return (
    <p className="hint">
      {isMissing && <strong>Missing in this language. </strong>}
      {isTaken && 'If this is left out, it is as in the first language. '}
      {!isWithin && `${first.name}: `}
      <bdi lang={first.language} className="whitespace-pre-line">
        {!isWithin && inWords(said)}
      </bdi>
    </p>
  );
}

type LabelledProps = { path: Path; children: (ids: ControlIds) => ReactNode };

/** A control with its label, its hint and its problem. */
export function Labelled({ path, children }: LabelledProps) {
  const { id, schema, problem } = useField(path);
  const ids = { id, 'aria-describedby': `${id}-help`, 'aria-invalid': problem !== undefined };
  // A box to tick stands before its name.
  const isBox = definition(schema).type === 'boolean';
  return (
    <div className="field">
      <label htmlFor={id} className="block font-semibold">
        {isBox && <>{children(ids)} </>}
        <Name path={path} />
      </label>
      {!isBox && children(ids)}
      <Help path={path} />
    </div>
  );
}

/** Fields that belong together, under their common name. */
export function Group({ path, children }: { path: Path; children: ReactNode }) {
  return (
    <fieldset
      className="mb-5 min-w-0 border-l-3 border-line pl-4"
      aria-describedby={`${useField(path).id}-help`}
    >
      <legend className="font-semibold">
        <Name path={path} />
      </legend>
      <Help path={path} />
      {children}
    </fieldset>
  );
}
