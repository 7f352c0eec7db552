import type { PictureKindName } from '../../../content/schema';
import type { Focus } from '../../../generator/pictures/region';
import { useEditor, useWork } from '../EditorContext';
import { type Path, useField, useForm } from '../form/FormContext';
import { ChoiceField } from '../form/InputField';
import { Failure } from '../form/ProblemList';
import { accepted, chosenPicture } from './chosenPicture';
import { FocusPicker } from './FocusPicker';
import folders from './pictureFolders.json';

type PictureFieldProps = { path: Path; kind: PictureKindName };

/** Chooses a picture, from a file or from the site's, and what stays in view of one that is cut. */
export function PictureField({ path, kind }: PictureFieldProps) {
  const { draft, change } = useForm();
  const { pictures } = draft;
  const ofSite = useEditor().session.pictures;
  const { error, start } = useWork();
  const { field, value, set } = useField(path);
  const name = typeof value === 'string' ? value : '';
  const url = name ? ofSite.url(pictures, name) : undefined;
  const isCut = kind !== 'mark' && !ofSite.isDrawing(pictures, name);

  const take = async (file: File) => {
    // A picture that replaces none has the folder of its kind.
    const folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : folders[kind];
    const taken = [...ofSite.names(), ...Object.keys(pictures)];
    const { name: chosen, ...picture } = await chosenPicture(file, { folder, taken });
    change((before) => {
      const { [name]: replaced, ...others } = before.pictures;
      // A file that was chosen before goes; a point that was moved in a saved picture stays.
      const kept = replaced?.file ? others : before.pictures;
      return { ...before, pictures: { ...kept, [chosen]: picture } };
    });
    set(chosen);
  };
  const moveFocus = (focus: Focus) =>
    change((before) => ({
      ...before,
      pictures: ofSite.withFocus(before.pictures, name, focus),
    }));
  return (
    <ChoiceField path={path} choices={ofSite.names().map((id) => ({ id, name: id }))}>
      {url && isCut && (
        <FocusPicker
          key={name}
          url={url}
          label={field.label}
          focus={ofSite.focusOf(pictures, name)}
          onChange={moveFocus}
        />
      )}
      {/* A file that was chosen and not saved does not outlast the window. */}
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
