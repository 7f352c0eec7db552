import { lazyModule } from './lazyModule';

/**
 * The path of the only page whose rules are in the document, and the address of the stylesheet with
 * the rules of all pages; undefined where the document has all of them.
 */
let onlyPage: { path: string; address: string } | undefined;

/** Notes which page's rules the document has: once built, those of the page that was loaded. */
export function noteOwnStyles(): void {
  const address = document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles;
  // Not `location`: Back before this script is there has changed it.
  const [loading] = performance.getEntriesByType('navigation');
  onlyPage = address && loading ? { path: new URL(loading.name).pathname, address } : undefined;
}

/** Whether the rules of the page at a path are there. */
export const hasStylesFor = (path: string): boolean => !onlyPage || onlyPage.path === path;

const stylesheet = lazyModule(
  () =>
    new Promise<void>((resolve, reject) => {
      const href = onlyPage?.address ?? '';
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.onload = () => {
        onlyPage = undefined;
        resolve();
      };
      link.onerror = () => {
        link.remove();
        reject(new Error(`${href} could not be loaded.`));
      };
      document.head.append(link);
    }),
);

/** Loads the rules of all pages, once. Rejects where the network fails. */
export const loadSiteStyles = (): Promise<void> =>
  onlyPage ? stylesheet.load() : Promise.resolve();
