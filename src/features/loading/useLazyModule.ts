import { useEffect, useState } from 'react';
import type { LazyModule } from './lazyModule';

/**
 * A module that is loaded once it is `wanted`, and undefined until then. Where it cannot be loaded
 * it stays undefined: for what a page can do without.
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
