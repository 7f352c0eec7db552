import { useEffect, useState } from 'react';
import site from '#content/site';
import { type OpeningState, openingState } from './openingState';

const { openingTimes } = site;

/** In ms. */
const minute = 60_000;

/**
 * Whether the office is open, right to the minute; undefined in the prerendered page and until it
 * is hydrated, because the build cannot know when a page is read.
 */
export function useOpeningState(): OpeningState | undefined {
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    // In a task of its own: the first use of `Intl` takes a slow phone 55 ms.
    let timer = setTimeout(update);
    function update() {
      clearTimeout(timer);
      const now = new Date();
      setState(openingTimes && openingState(openingTimes, now));
      timer = setTimeout(update, minute - (now.getTime() % minute));
    }
    // A timer stands still while the device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return state;
}
