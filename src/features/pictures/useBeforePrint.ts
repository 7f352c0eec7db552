import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page has been printed, or is about to be: what depends on it is there in time. */
export function useBeforePrint(): boolean {
  const [printed, setPrinted] = useState(false);
  useEffect(() => {
    // Browsers lay out the printed page as soon as the event is over.
    const prepare = () => flushSync(() => setPrinted(true));
    window.addEventListener('beforeprint', prepare);
    return () => window.removeEventListener('beforeprint', prepare);
  }, []);
  return printed;
}
