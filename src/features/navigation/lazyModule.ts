/** A module in a chunk of its own; `loaded` once it has been. `preload` rejects where the network fails. */
export type LazyModule<Module> = { loaded?: Module; preload: () => Promise<Module> };

/** `import()` that remembers what it has loaded, for code that cannot wait. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  const module: LazyModule<Module> = {
    preload: async () => {
      module.loaded = await load();
      return module.loaded;
    },
  };
  return module;
}
