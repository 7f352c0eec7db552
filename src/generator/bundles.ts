/** What Parcel wrote, by the sources it is made of (`src/main.tsx`). */
export type Bundles = {
  /** The scripts that browsers load besides the pages. */
  shipped: string[];
  /** The file that was made of a source for browsers. Throws where there is none. */
  forBrowsers: (source: string) => string;
  /** The file that was made of a source for Node. Throws where there is none. */
  forNode: (source: string) => string;
};

/** Where scripts and fonts are served. */
export const assetsPath = '/assets/';
