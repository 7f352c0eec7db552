declare global {
  interface Window {
    /** Set by the script in the page's head (`src/inline/holdClicks.ts`); gone once it was called. */
    releaseClicks?: () => void;
  }
}

/** Does what was clicked before the site's script was there, and leaves clicks alone from now on. */
export const releaseHeldClicks = () => window.releaseClicks?.();
