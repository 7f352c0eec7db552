import { useEffect, useState } from 'react';

/** A function that loads each key once; a load that failed is tried again at the next call. */
export function remembered<Key, Value>(
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const loads = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = loads.get(key);
    if (known) return known;
    const loading = load(key);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
}

/** A module in its own chunk: `loaded` once it is there; `load` rejects where the network fails. */
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
