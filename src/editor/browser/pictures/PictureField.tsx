import type { PictureKindName } from '../../../content/schema';
import type { Focus } from '../../../generator/pictures/region';
import { Failure, useWork } from '../EditorContext';
import { type Path, useField, useForm } from '../form/FormContext';
import { ChoiceField } from '../form/InputField';
import { accepted, chosenPicture } from './chosenPicture';
import { focusOf, isDrawing, mayBeDrawing, pictureUrl, withFocus } from './draftPictures';
import { FocusPicker } from './FocusPicker';

/** Where pictures of each kind lie, unless the one before lay elsewhere. */
const folders: Record<PictureKindName, string> = {
  hero: 'heroes',
  card: 'services',
  project: 'projects',
  side: 'about',
  figure: 'drawings',
  mark: 'partners',
  line: 'line',
  share: 'share',
};

type PictureFieldProps = { path: Path; kind: PictureKindName };

/** A picture: a file, or one that the site has; and for one that is cut to a shape, what stays in view. */
export function PictureField({ path, kind }: PictureFieldProps) {
  const { session, draft, change } = useForm();
  const { error, start } = useWork();
  const { field, value, set } = useField(path);
  const { pictures } = draft;
  const name = typeof value === 'string' ? value : '';
  const url = name ? pictureUrl(session, pictures, name) : undefined;
  const isCut = kind !== 'mark' && !isDrawing(session, pictures, name);
  const ofSite = session
    .pictures()
    .filter((own) => mayBeDrawing(kind) || !isDrawing(session, pictures, own));

  const take = async (file: File) => {
    const folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : folders[kind];
    const taken = [...session.pictures(), ...Object.keys(pictures)];
    const place = { folder, taken, mayBeDrawing: mayBeDrawing(kind) };
    const { name: chosen, ...picture } = await chosenPicture(file, place);
    change((before) => {
      const { [name]: replaced, ...others } = before.pictures;
      // One that was chosen before goes; what was moved of one that the site has stays.
      const kept = replaced?.file ? others : before.pictures;
      return { ...before, pictures: { ...kept, [chosen]: picture } };
    });
    set(chosen);
  };
  const focus = (own: Focus) =>
    change((before) => ({
      ...before,
      pictures: withFocus(session, before.pictures, { name, focus: own }),
    }));
  return (
    <ChoiceField path={path} choices={ofSite.map((own) => ({ id: own, name: own }))}>
      {url && isCut && (
        <FocusPicker
          key={name}
          url={url}
          label={field.label}
          focus={focusOf(session, pictures, name)}
          onChange={focus}
        />
      )}
      {/* A file that was chosen and not saved is gone with its window. */}
      {name && !url && <p className="problem">Its file is not here: choose it once more.</p>}
      {url && !isCut && <img className="h-24 bg-[#eceff4] object-contain" src={url} alt="" />}
      <div>
        <label className="row">
          Choose a picture
          <input
            className="flex-1 file:mr-2 file:rounded file:border file:border-edge file:px-2"
            type="file"
            accept={accepted}
            aria-label={`${field.label}: choose a picture`}
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
