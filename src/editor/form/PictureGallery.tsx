import { useRef, useState } from 'react';
import { pictureUrl } from '../pictures';
import { useForm } from './FormContext';

/** The pictures that the site has already, to choose one. */
export function PictureGallery({ onChoose }: { onChoose: (name: string) => void }) {
  const { session, files } = useForm();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
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
          {session.pictures().map((name) => (
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
