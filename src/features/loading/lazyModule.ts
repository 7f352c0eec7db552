import { useEffect, useState } from 'react';

/** A module in its own chunk: `loaded` once it is there; `load` rejects where the network fails. */
export type LazyModule<Module> = { loaded?: Module; load: () => Promise<Module> };

/**
 * `import()` that remembers what it has loaded, for components that can then show it at once. A
 * load that failed is tried again at the next call.
 */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined;
  const loadOnce = async () => {
    try {
      module.loaded = await load();
      return module.loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const module: LazyModule<Module> = {
    load: () => {
      loading ??= loadOnce();
      return loading;
    },
  };
  return module;
}

/**
 * A module that is loaded once it is `wanted`, and undefined until then, or if it cannot be
 * loaded: for code that a page can do without.
 */
export function useLazyModule<Module>(
  module: LazyModule<Module>,
  wanted: boolean,
): Module | undefined {
  const [loaded, setLoaded] = useState(() => module.loaded);
  useEffect(() => {
    if (wanted && !loaded)
      module.load().then(
        (code) => setLoaded(() => code),
        () => {},
      );
  }, [module, wanted, loaded]);
  return loaded;
}
