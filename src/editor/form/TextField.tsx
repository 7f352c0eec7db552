import { useId } from 'react';
import type { Field } from '../../content/schema';
import { pictureUrl } from '../pictures/draftPictures';
import { PictureField } from '../pictures/PictureField';
import { MarkdownEditor, type PictureInText } from '../text/MarkdownEditor';
import { useForm } from './FormContext';
import { Labelled } from './Labelled';

const textField: Field = { label: 'Text', hint: 'What the page says at length.' };

const pictureField: Field = {
  label: 'Picture',
  hint: 'A photograph, or a drawing as an SVG file, as wide as the text.',
};

type TextFieldProps = { value: string; onChange: (text: string) => void };

/** What is written at length, in Markdown. */
export function TextField({ value, onChange }: TextFieldProps) {
  const { session, files } = useForm();
  return (
    <Labelled path={[]} field={textField} optional={false}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <MarkdownEditor
          names={{
            id,
            'aria-label': textField.label,
            'aria-describedby': describedBy,
            'aria-invalid': isInvalid,
          }}
          value={value}
          onChange={onChange}
          pictureUrl={(name) => pictureUrl(session, files, name)}
          pictureForm={(picture, onPicture) => (
            <PictureForm picture={picture} onChange={onPicture} />
          )}
        />
      )}
    </Labelled>
  );
}

type PictureFormProps = {
  picture: PictureInText;
  onChange: (picture: PictureInText) => void;
};

/** A picture within a text: which, and its words. */
function PictureForm({ picture, onChange }: PictureFormProps) {
  return (
    <section aria-label="Picture in the text" className="entry">
      <PictureField
        field={pictureField}
        optional={false}
        path={['text', 'picture']}
        value={picture.name}
        kind="figure"
        onChange={(name) => onChange({ ...picture, name: String(name ?? '') })}
      />
      <Words
        label="In words"
        hint="For people who cannot see it: say in a sentence what it shows."
        value={picture.alt}
        onChange={(alt) => onChange({ ...picture, alt })}
      />
      <Words
        label="Caption"
        hint="It stands below the picture, and may be left out."
        value={picture.caption}
        onChange={(caption) => onChange({ ...picture, caption })}
      />
    </section>
  );
}

type WordsProps = { label: string; hint: string; value: string; onChange: (text: string) => void };

function Words({ label, hint, value, onChange }: WordsProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    </div>
  );
}
