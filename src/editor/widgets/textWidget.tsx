import type { ControlProps, DecapComponent, MarkdownControl } from '../decap';
import type { DraftFile } from '../entryText';
import { FieldOf, ObjectFields } from '../form/FieldOf';
import { FormContext, type FormContextValue } from '../form/FormContext';
import { PictureField } from '../form/PictureField';
import { textProblem } from '../form/textProblem';
import { pictureUrl } from '../pictures';
import type { Session } from '../session';
import { dataOf, fileOf, openEntry } from './entryOf';
import { createHost } from './host';

/** Decap's field for Markdown, which says what the build would say of the text. */
export function createTextWidget(control: MarkdownControl, session: Session): MarkdownControl {
  return class extends control {
    componentDidUpdate() {
      openEntry.onChanged();
    }

    isValid() {
      const entry = this.props.getEntry();
      const { own } = session.problems(fileOf(entry, this.props.collection), dataOf(entry));
      const wrong = own.filter(({ path }) => path.length === 0);
      if (wrong.length === 0) return true;
      return { error: { message: wrong.map(({ what }) => textProblem(what)).join(' ') } };
    }
  };
}

const picture = {
  label: 'Picture',
  hint: 'A photograph, or a drawing as an SVG file, as wide as the text.',
};

/** The picture within a text. */
export const createTextPictureWidget = (session: Session): DecapComponent =>
  createHost<ControlProps, object>({
    element() {
      const { getEntry, onChange, value, forID } = this.props;
      const files: DraftFile[] = JSON.parse(dataOf(getEntry()).files);
      const form: FormContextValue = {
        id: forID,
        session,
        problemAt: () => undefined,
        hasProblemBelow: () => false,
        onLeave: () => {},
        names: () => [],
        files,
        onFiles: (all) => openEntry.onFiles(all),
        controls: { FieldOf, ObjectFields },
      };
      return (
        <FormContext value={form}>
          <section className="entry-form" aria-label="Picture in the text">
            <PictureField
              field={picture}
              optional={false}
              path={[]}
              value={value}
              kind="figure"
              onChange={onChange}
            />
          </section>
        </FormContext>
      );
    },
  });

type PictureInText = { name?: string; alt?: string; caption?: string };

/** A picture within Markdown, as Decap's editor shows it and writes it down: `![words](name "caption")`. */
export const pictureInText = (session: Session) => ({
  id: 'image',
  label: 'Picture',
  fields: [
    { name: 'name', label: 'Picture', widget: 'site-text-picture' },
    {
      name: 'alt',
      label: 'In words',
      hint: 'For people who cannot see it: say in a sentence what it shows.',
      widget: 'string',
    },
    {
      name: 'caption',
      label: 'Caption',
      hint: 'It stands below the picture.',
      widget: 'string',
      required: false,
    },
  ],
  pattern: /^!\[([^\]]*)\]\((\S*?)(?:\s"([^"]*)")?\)/,
  fromBlock: ([, alt, name, caption]: RegExpMatchArray): PictureInText => ({
    name: name ?? '',
    alt: alt ?? '',
    caption: caption ?? '',
  }),
  toBlock: ({ name = '', alt = '', caption = '' }: PictureInText) =>
    // What would end the words or the caption is not written.
    `![${alt.replace(/[[\]\n]/g, ' ')}](${name}${caption ? ` "${caption.replace(/["\n]/g, '”')}"` : ''})`,
  toPreview: ({ name = '', alt = '' }: PictureInText) =>
    window.h('img', { src: pictureUrl(session, [], name) ?? '', alt }),
});
