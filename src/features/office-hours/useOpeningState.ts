import { useEffect, useState } from 'react';
import type { OfficeHours } from '../../content/modules';
import { type OpeningState, openingState } from './openingHours';

/** In ms. */
const minute = 60_000;

/**
 * Whether the office is open, right to the minute; undefined in the prerendered page and until it
 * is hydrated, because the build cannot know when a page is read.
 */
export function useOpeningState(hours: NonNullable<OfficeHours>): OpeningState | undefined {
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    // In a task of its own: the first use of `Intl` takes a slow phone 55 ms.
    let timer = setTimeout(update);
    function update() {
      clearTimeout(timer);
      const now = Date.now();
      setState(openingState(hours, now));
      timer = setTimeout(update, minute - (now % minute));
    }
    // A timer stands still while the device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [hours]);
  return state;
}
