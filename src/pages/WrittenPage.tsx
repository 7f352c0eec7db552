import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import written from '#content/written';
import { elementsOf } from '../features/written/elementsOf';
import { forgetWords, loadWords, type Words, wordsAt } from '../words';

const elementsIn = (words: Words | null | undefined) => elementsOf(words?.trees ?? []);

/** A page that is written, not programmed: a job, an article, a document, or a list of them. */
export function WrittenPage() {
  const [location] = useLocation();
  // Made once: the address of the next page is there before the page is.
  const [elements, setElements] = useState(() => elementsIn(wordsAt(location)));
  const shown = useRef(written.version);
  // Under `npm start`: what was changed in a text. A build has no version.
  useEffect(() => {
    if (shown.current === written.version) return;
    shown.current = written.version;
    forgetWords();
    loadWords(location).then((words) => setElements(elementsIn(words)));
  });
  return elements;
}
