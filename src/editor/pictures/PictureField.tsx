import { useId, useState } from 'react';
import type { PictureKindName } from '../../content/schema';
import { useForm } from '../form/FormContext';
import type { FieldProps } from '../form/fieldProps';
import { Labelled } from '../form/Labelled';
import {
  accepted,
  focusOf,
  isDrawing,
  mayBeDrawing,
  PictureError,
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

/** A picture: dropped or chosen, and for one that is cut to a shape the point that stays in view. */
export function PictureField({ kind, value, optional, onChange, ...props }: PictureFieldProps) {
  const { session, files, onFiles } = useForm();
  const name = typeof value === 'string' ? value : '';
  const url = name ? pictureUrl(session, files, name) : undefined;
  const isCut = kind !== 'mark' && !isDrawing(session, files, name);
  const { take, refused } = useChosenPicture({ kind, name, onChange });
  return (
    <Labelled {...props} optional={optional}>
      {(ids) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button within it does the same from a keyboard.
        <div
          className="box border-dashed"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            take(event.dataTransfer.files[0]);
          }}
        >
          {url && isCut ? (
            <FocusPicker
              key={name}
              url={url}
              label={props.field.label}
              focus={focusOf(session, files, name)}
              onChange={(focus) => onFiles((now) => withFocus(session, now, { name, focus }))}
            />
          ) : (
            url && <img className="h-24 bg-[#eceff4] object-contain" src={url} alt="" />
          )}
          <div className="row">
            <label className="button">
              Choose a picture
              <input
                className="sr-only"
                type="file"
                accept={accepted}
                aria-label={`${props.field.label}: choose a picture`}
                onChange={({ target }) => {
                  take(target.files?.[0]);
                  target.value = '';
                }}
              />
            </label>
            <PictureGallery kind={kind} onChoose={onChange} /> or drop one here.
          </div>
          {/* In sight also where the button is at the edge of the window. */}
          <p key={refused} role="alert" className="problem" ref={refused ? inSight : null}>
            {refused}
          </p>
          <input
            {...ids}
            className="my-1 block w-full"
            type="text"
            value={name}
            onChange={({ target }) => onChange(target.value || (optional ? undefined : ''))}
          />
        </div>
      )}
    </Labelled>
  );
}

const inSight = (text: HTMLElement | null) => text?.scrollIntoView({ block: 'nearest' });

type PictureGalleryProps = { kind: PictureKindName; onChoose: (name: string) => void };

/** The pictures that the site has already and that may be shown so, to choose one. */
function PictureGallery({ kind, onChoose }: PictureGalleryProps) {
  const { session, files } = useForm();
  const id = useId();
  const names = session
    .pictures()
    .filter((name) => mayBeDrawing(kind) || !isDrawing(session, files, name));
  return (
    <>
      <button type="button" popoverTarget={id}>
        Choose one of the site’s
      </button>
      <ul
        id={id}
        popover="auto"
        className="m-auto max-h-[80vh] w-[min(48rem,90vw)] grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 overflow-y-auto border border-edge p-4 open:grid"
        aria-label="The site’s pictures"
      >
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="w-full"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => onChoose(name)}
            >
              <img
                className="mx-auto h-24 object-contain"
                src={pictureUrl(session, files, name)}
                alt=""
                loading="lazy"
              />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

type Chosen = { kind: PictureKindName; name: string; onChange: (name: string) => void };

/** Takes a file as the picture of a field; `refused` says why one was not taken. */
function useChosenPicture({ kind, name, onChange }: Chosen) {
  const { session, files, onFiles } = useForm();
  const [refused, setRefused] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setRefused(undefined);
    try {
      const folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : folders[kind];
      const taken = [...session.pictures(), ...files.flatMap(({ path }) => pictureIn(path))];
      const picture = await pictureOf(file, { folder, mayBeDrawing: mayBeDrawing(kind) }, taken);
      onFiles((now) => [...withoutDraft(session, now, name), picture.draft]);
      onChange(picture.name);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      setRefused(error.message);
    }
  };
  return { take, refused };
}
