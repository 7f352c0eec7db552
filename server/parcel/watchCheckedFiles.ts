import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Transformer } from '@parcel/plugin';

/** Where the rules are; the content check reads them, the pages do not. */
const rules = ['checkContent.ts', 'siteContent.ts', 'pictureFiles.ts', 'places.ts'];

/**
 * Parcel validates what it has built anew. This leaves a module as it is, but has it built whenever
 * a file comes or goes that the content check asks for and no module imports, and at every start,
 * where Parcel's cache may hold all modules already and a mistake would go unseen.
 */
export default new Transformer({
  transform({ asset, options: { projectRoot } }) {
    const folder = path.join(projectRoot, 'static');
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile()) asset.invalidateOnFileChange(path.join(file.parentPath, file.name));
    asset.invalidateOnFileCreate({ glob: 'static/**' });
    for (const file of rules)
      asset.invalidateOnFileChange(path.join(projectRoot, 'src', 'build', file));
    asset.invalidateOnStartup();
    return [asset];
  },
});
