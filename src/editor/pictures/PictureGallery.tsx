import { useRef, useState } from 'react';
import type { PictureKindName } from '../../content/schema';
import { useForm } from '../form/FormContext';
import { isDrawing, mayBeDrawing, pictureUrl } from './draftPictures';

type PictureGalleryProps = { kind: PictureKindName; onChoose: (name: string) => void };

/** The pictures that the site has already and that may be shown so, to choose one. */
export function PictureGallery({ kind, onChoose }: PictureGalleryProps) {
  const { session, files } = useForm();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const names = session
    .pictures()
    .filter((name) => mayBeDrawing(kind) || !isDrawing(session, files, name));
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button ref={opener} type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Choose one of the site’s
      </button>
      {isOpen && (
        <ul
          className="gallery"
          aria-label="The site’s pictures"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  onChoose(name);
                  close();
                }}
              >
                <img src={pictureUrl(session, files, name)} alt="" loading="lazy" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
