import type { Field } from '../../content/schema';
import { pictureUrl } from '../pictures/draftPictures';
import { PictureField } from '../pictures/PictureField';
import { MarkdownEditor, type PictureInText } from '../text/MarkdownEditor';
import { useForm } from './FormContext';
import { InputField } from './InputField';
import { Labelled } from './Labelled';

const textField: Field = { label: 'Text', hint: 'What the page says at length.' };

type TextFieldProps = { value: string; onChange: (text: string) => void };

/** What is written at length, in Markdown. */
export function TextField({ value, onChange }: TextFieldProps) {
  const { session, draft } = useForm();
  return (
    <Labelled path={[]} field={textField} optional={false}>
      {(ids) => (
        <MarkdownEditor
          names={{ ...ids, 'aria-label': textField.label }}
          value={value}
          onChange={onChange}
          pictureUrl={(name) => pictureUrl(session, draft.pictures, name)}
          pictureForm={(picture, onPicture) => (
            <PictureForm picture={picture} onChange={onPicture} />
          )}
        />
      )}
    </Labelled>
  );
}

const pictureFields: Record<keyof PictureInText, Field> = {
  name: {
    label: 'Picture',
    hint: 'A photograph, or a drawing as an SVG file, as wide as the text.',
  },
  alt: {
    label: 'In words',
    hint: 'For people who cannot see it: say in a sentence what it shows.',
  },
  caption: { label: 'Caption', hint: 'It stands below the picture, and may be left out.' },
};

type PictureFormProps = {
  picture: PictureInText;
  /** Called with what was changed alone: a picture is looked at while its words are written. */
  onChange: (changed: Partial<PictureInText>) => void;
};

/** A picture within a text: which, and its words. */
function PictureForm({ picture, onChange }: PictureFormProps) {
  const props = (key: keyof PictureInText) => ({
    field: pictureFields[key],
    optional: false,
    path: ['text', key],
    value: picture[key],
    onChange: (value: unknown) => onChange({ [key]: String(value) }),
  });
  return (
    <section aria-label="Picture in the text" className="box">
      <PictureField {...props('name')} kind="figure" />
      <InputField {...props('alt')} />
      <InputField {...props('caption')} />
    </section>
  );
}
