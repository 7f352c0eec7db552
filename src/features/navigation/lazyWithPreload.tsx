import { type ComponentType, lazy, useState } from 'react';
import { lazyModule } from './lazyModule';

type Load = () => Promise<ComponentType>;

/** A component whose code is a chunk of its own. `preload` rejects where the network fails. */
export type LazyComponent = ComponentType & { preload: () => Promise<unknown> };

/** Reloads, so that the browser shows its own error. Never settles. */
export function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/**
 * `lazy` with a way to load the code ahead: rendered at once where it is loaded already, and under
 * the next Suspense boundary where not. `lazy` alone suspends even for code that is there, which
 * shows an empty page in between. `loadLate` loads code that was not loaded ahead.
 */
export function lazyWithPreload(
  load: Load,
  // Back and Forward have nowhere to wait, as a link has.
  loadLate: Load = () => load().catch(reloadPage),
): LazyComponent {
  const code = lazyModule(load);
  const Lazy = lazy(async () => ({ default: await loadLate() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once a page, as `lazy` is
  function LazyWithPreload() {
    // Chosen once: to React another component in its place would be another page.
    const [Content] = useState(() => code.loaded ?? Lazy);
    return <Content />;
  }
  return Object.assign(LazyWithPreload, { preload: code.preload });
}
