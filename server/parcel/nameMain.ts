import { Namer } from '@parcel/plugin';

/** Parcel would name the site's bundle after the folder that the project lies in. */
export default new Namer({
  name({ bundle }) {
    const entry = bundle.getMainEntry()?.filePath;
    if (bundle.type !== 'js' || !entry?.endsWith('/src/main.tsx')) return null;
    return bundle.needsStableName ? null : `main.${bundle.hashReference}.js`;
  },
});
