import { type ComponentType, lazy, useState } from 'react';

/** A page whose code is a chunk of its own. `fetch` rejects where the network does. */
export type FetchedPage = ComponentType & { fetch: () => Promise<void> };

/** What the browser says of a page that cannot be had, it says best itself. Never settles. */
function openAnew(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/**
 * A page that is rendered at once where its code has been fetched before, and waits for it under
 * the next Suspense boundary where not: `lazy` alone waits even for what is there.
 */
export function fetchedPage(load: () => Promise<ComponentType>): FetchedPage {
  let Fetched: ComponentType | undefined;
  async function fetch() {
    Fetched = await load();
  }
  // On Back and Forward nobody has fetched it before.
  const Awaited = lazy(async () => ({ default: await load().catch(openAnew) }));
  // biome-ignore lint/correctness/noComponentHookFactories: made once a page, as by `lazy`
  function Page() {
    // Chosen once: another component in its place would be another page to React.
    const [Content] = useState(() => Fetched ?? Awaited);
    return <Content />;
  }
  return Object.assign(Page, { fetch });
}
