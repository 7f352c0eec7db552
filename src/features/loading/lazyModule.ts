import { remembered } from './remembered';

/** A module in a chunk of its own: `loaded` once it is there; `load` rejects where the network fails. */
export type LazyModule<Module> = { loaded?: Module; load: () => Promise<Module> };

/** `import()` that remembers what it has loaded, for components that can then show it at once. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  const loadOnce = remembered(async (module: LazyModule<Module>) => {
    module.loaded = await load();
    return module.loaded;
  });
  const module: LazyModule<Module> = { load: () => loadOnce(module) };
  return module;
}
