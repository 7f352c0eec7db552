import { type DragEvent, useRef, useState } from 'react';
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
import { PictureGallery } from './PictureGallery';

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

/** A picture: dropped or chosen, and for one that is cut to a shape the point that stays in view. */
export function PictureField({
  kind,
  value,
  field,
  optional,
  path,
  onChange,
}: Omit<FieldProps, 'schema'> & { kind: PictureKindName }) {
  const { session, files, onFiles } = useForm();
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const name = typeof value === 'string' ? value : '';
  const url = name ? pictureUrl(session, files, name) : undefined;
  const isCut = kind !== 'mark' && !isDrawing(session, files, name);
  const { take, refused } = useChosenPicture({ kind, name, onChange });
  return (
    <Labelled path={path} field={field} optional={optional}>
      {(ids) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button within it does the same from a keyboard.
        <div
          className="picture"
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event: DragEvent) => {
            event.preventDefault();
            setIsOver(false);
            take(event.dataTransfer.files[0]);
          }}
        >
          {url && isCut ? (
            <FocusPicker
              key={name}
              url={url}
              label={field.label}
              focus={focusOf(session, files, name)}
              onChange={(focus) => onFiles((now) => withFocus(session, now, { name, focus }))}
            />
          ) : (
            url && <img className="mark" src={url} alt="" />
          )}
          <div className="row">
            <button type="button" onClick={() => chooser.current?.click()}>
              Choose a picture
            </button>{' '}
            <PictureGallery kind={kind} onChoose={onChange} /> or drop one here.
          </div>
          {/* In sight also where the button is at the edge of the window. */}
          <p
            role="alert"
            className="problem"
            ref={(text) => {
              if (refused) text?.scrollIntoView({ block: 'nearest' });
            }}
          >
            {refused}
          </p>
          <input
            ref={chooser}
            type="file"
            accept={accepted}
            hidden
            aria-label={`${field.label}: choose a picture`}
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <input
            {...ids}
            type="text"
            value={name}
            onChange={(event) =>
              onChange(event.target.value === '' && optional ? undefined : event.target.value)
            }
          />
        </div>
      )}
    </Labelled>
  );
}

const draftName = (path: string): string[] => {
  const [, name] = /^pictures\/(.+)\.\w+$/.exec(path) ?? [];
  return name ? [name] : [];
};

type Chosen = { kind: PictureKindName; name: string; onChange: (name: string) => void };

/** Takes a file as the picture of a field; `refused` says why one was not taken. */
function useChosenPicture({ kind, name, onChange }: Chosen) {
  const { session, files, onFiles } = useForm();
  const [refused, setRefused] = useState<string>();
  const names = [...session.pictures(), ...files.flatMap(({ path: own }) => draftName(own))];
  const take = async (file: File | undefined) => {
    if (!file) return;
    setRefused(undefined);
    try {
      const folder = name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : folders[kind];
      const picture = await pictureOf(file, { folder, mayBeDrawing: mayBeDrawing(kind) }, names);
      onFiles((now) => [...withoutDraft(session, now, name), picture.draft]);
      onChange(picture.name);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      setRefused(error.message);
    }
  };
  return { take, refused };
}
