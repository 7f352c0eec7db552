import { z } from 'zod';
import { type Field, fields } from '../../../content/schema';
import { useEditor } from '../EditorContext';
import { MarkdownEditor, type PictureInText } from '../text/MarkdownEditor';
import { FieldOf } from './FieldOf';
import { FormContext, useForm } from './FormContext';
import { Labelled } from './Labelled';

const field = (label: string, hint: string, more?: Partial<Field>) =>
  z.string().register(fields, { label, hint, ...more });

const textSchema = field('Text', 'It is the main text of the page.', { isWords: true });

const pictureSchema = z.object({
  name: field('Picture', 'A photograph, or a drawing as an SVG file, as wide as the text.', {
    picture: 'figure',
  }),
  alt: field('In words', 'For people who cannot see it: say in a sentence what it shows.'),
  caption: field('Caption', 'It stands below the picture, and may be left out.'),
});

/** The field of a page's Markdown: a form of its own, whose value is the text. */
export function TextField() {
  const form = useForm();
  const { session } = useEditor();
  const { draft, change } = form;
  const first = form.first && { ...form.first, value: form.first.body };
  const set = (changed: (body: unknown) => unknown) =>
    change((before) => ({ ...before, body: String(changed(before.body)) }));
  return (
    <FormContext value={{ ...form, schema: textSchema, value: draft.body, set, first }}>
      <Labelled path={[]}>
        {(ids) => (
          <MarkdownEditor
            names={{ ...ids, 'aria-label': 'Text' }}
            value={draft.body ?? ''}
            onChange={(text) => set(() => text)}
            pictureUrl={(name) => session.pictures.url(draft.pictures, name)}
            pictureForm={(picture, onPicture) => (
              <PictureForm picture={picture} onChange={onPicture} />
            )}
          />
        )}
      </Labelled>
    </FormContext>
  );
}

type PictureFormProps = {
  picture: PictureInText;
  onChange: (changed: (before: PictureInText) => unknown) => void;
};

function PictureForm({ picture: value, onChange }: PictureFormProps) {
  const { first: _, ...form } = useForm();
  const id = `${form.id}picture-`;
  return (
    <section aria-label="Picture in the text" className="box">
      <FormContext
        value={{ ...form, id, schema: pictureSchema, value, set: onChange, problems: [] }}
      >
        {Object.keys(pictureSchema.shape).map((key) => (
          <FieldOf key={key} path={[key]} />
        ))}
      </FormContext>
    </section>
  );
}
