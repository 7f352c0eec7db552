import { type ComponentType, lazy, useState } from 'react';
import { lazyModule } from './lazyModule';

/** A page whose code is a chunk of its own. `preload` rejects where the network fails. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> };

/** Reloads, so that the browser shows its own error. Never settles. */
function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/**
 * `lazy` with a way to load the code ahead: rendered at once where it is loaded already. React's
 * own `lazy` suspends even for code that is there, which shows an empty page in between. Code that
 * was not loaded ahead, as on Back, has to wait under the next Suspense boundary.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const code = lazyModule(load);
  const Late = lazy(async () => ({ default: await code.load().catch(reloadPage) }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once a page, as `lazy` is
  function Page() {
    // Chosen once: to React another component in its place would be another page.
    const [Content] = useState(() => code.loaded ?? Late);
    return <Content />;
  }
  return Object.assign(Page, { preload: code.load });
}
