/** A module in its own chunk: `loaded` once it is there; `load` rejects where the network fails. */
type LazyModule<Module> = { loaded?: Module; load: () => Promise<Module> };

/**
 * `import()` that remembers what it has loaded, for components that can then show it at once. A
 * load that failed is tried again at the next call (`server/parcel/askAgain.ts`).
 */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined;
  const loadOnce = async () => {
    module.loaded = await load();
    return module.loaded;
  };
  const module: LazyModule<Module> = {
    load: () => {
      loading ??= loadOnce().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
  return module;
}
