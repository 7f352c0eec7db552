import text from '#content/labels/shared';
import { mainId } from './mainId';

/** The first tab stop of every page (WCAG 2.4.1); it shows when it is focused. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-3 left-3 z-50 [translate:0_-6rem] rounded-sm bg-accent px-5 py-3 font-semibold text-dark-950 focus:[translate:none]"
    >
      {text.skipLink}
    </a>
  );
}
