import { useEffect, useState } from 'react';
import type { OpeningHours } from '../../content/types';
import { type OpeningState, openingState } from './openingHours';

/**
 * Whether the office is open, kept right as time passes; undefined in the prerendered page and until
 * it is hydrated, because the build cannot know when a page is read.
 */
export function useOpeningState(hours: OpeningHours): OpeningState | undefined {
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update() {
      clearTimeout(timer);
      const now = Date.now();
      const current = openingState(hours, now);
      setState(current);
      // At most a week away: a timer can wait for 24 days.
      timer = setTimeout(update, current.changesAt - now);
    }
    update();
    // A timer stands still while the device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [hours]);
  return state;
}
