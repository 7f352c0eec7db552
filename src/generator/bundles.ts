/** The files that Parcel has made for browsers. */
export type Bundles = {
  scripts: string[];
  /** The file made of a source (`src/main.tsx`). Throws where there is none. */
  madeOf: (source: string) => string;
};

/** The address of scripts and fonts. */
export const assetsPath = '/assets/';
