import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Node from 22.18 on reads `tailwind.config.ts` itself and warns that package.json names no module
 * type. With `"type": "module"` Parcel could no longer load `postcss.config.js` without a warning.
 */
const nodeOptions = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON';

/** Starts Parcel with the terminal of this process. */
export const spawnParcel = (args: string[], env: NodeJS.ProcessEnv) =>
  spawn(path.join('node_modules', '.bin', 'parcel'), args, {
    stdio: 'inherit',
    env: { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} ${nodeOptions}` },
  });
