import type { PictureKindName } from '../../content/schema';
import { Failure, useWork } from '../EditorContext';
import { useForm } from '../form/FormContext';
import type { FieldProps } from '../form/fieldProps';
import { ChoiceField } from '../form/InputField';
import {
  accepted,
  focusOf,
  isDrawing,
  mayBeDrawing,
  pictureOf,
  pictureUrl,
  withFocus,
  withoutDraft,
} from './draftPictures';
import { FocusPicker } from './FocusPicker';
import { pictureIn } from './focus';

/** Where pictures of each kind lie, unless the one before lay elsewhere. */
const folders: Record<PictureKindName, string> = {
  hero: 'heroes',
  card: 'services',
  job: 'jobs',
  side: 'about',
  figure: 'drawings',
  mark: 'partners',
  line: 'line',
  share: 'share',
};

type PictureFieldProps = Omit<FieldProps, 'schema'> & { kind: PictureKindName };

/** A picture: a file, or one that the site has; and for one that is cut to a shape, what stays in view. */
export function PictureField({ kind, ...props }: PictureFieldProps) {
  const { session, files, onFiles } = useForm();
  const { error, start } = useWork();
  const { label } = props.field;
  const name = typeof props.value === 'string' ? props.value : '';
  const url = name ? pictureUrl(session, files, name) : undefined;
  const isCut = kind !== 'mark' && !isDrawing(session, files, name);
  const ofSite = session
    .pictures()
    .filter((own) => mayBeDrawing(kind) || !isDrawing(session, files, own));

  const take = async (file: File) => {
    const folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : folders[kind];
    const taken = [...session.pictures(), ...files.flatMap(({ path }) => pictureIn(path))];
    const picture = await pictureOf(file, { folder, mayBeDrawing: mayBeDrawing(kind) }, taken);
    onFiles((now) => [...withoutDraft(session, now, name), picture.draft]);
    props.onChange(picture.name);
  };
  return (
    <ChoiceField {...props} choices={ofSite.map((own) => ({ id: own, name: own }))}>
      {url && isCut && (
        <FocusPicker
          key={name}
          url={url}
          label={label}
          focus={focusOf(session, files, name)}
          onChange={(focus) => onFiles((now) => withFocus(session, now, { name, focus }))}
        />
      )}
      {url && !isCut && <img className="h-24 bg-[#eceff4] object-contain" src={url} alt="" />}
      <div>
        <label className="row">
          Choose a picture
          <input
            className="flex-1 file:mr-2 file:rounded file:border file:border-edge file:px-2"
            type="file"
            accept={accepted}
            aria-label={`${label}: choose a picture`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) start(() => take(file));
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
      </div>
      <Failure error={error} />
    </ChoiceField>
  );
}
