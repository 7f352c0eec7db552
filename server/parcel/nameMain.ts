import { Namer } from '@parcel/plugin';

/** Without it, Parcel names the site's bundle after the project's folder. */
export default new Namer({
  name({ bundle }) {
    const entry = bundle.getMainEntry()?.filePath;
    if (bundle.type !== 'js' || !entry?.endsWith('/src/main.tsx')) return null;
    return bundle.needsStableName ? null : `main.${bundle.hashReference}.js`;
  },
});
