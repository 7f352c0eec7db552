import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import written from '#content/written';
import { elementsOf } from '../features/written/elementsOf';
import { wordsAt } from '../words';

/** A page that is written, not programmed: a job, an article, a document, or a list of them. */
export function WrittenPage() {
  const [location] = useLocation();
  useReloadOnChange();
  // Made once: the address of the next page is there before the page is.
  const [elements] = useState(() => elementsOf(wordsAt(location)?.trees ?? []));
  return elements;
}

/** Under `npm start`: shows what was changed in a text. */
function useReloadOnChange(): void {
  const { version } = written;
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current !== version) window.location.reload();
  });
}
