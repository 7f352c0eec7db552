import { remembered } from './lazyModule';

/**
 * The page whose rules alone are in the document, and the address of the stylesheet with those of all
 * pages; undefined where the document has them all.
 */
let own: { path: string; address: string } | undefined;

/** Notes which page's rules the document has: where it was built, those of the page that it was loaded as. */
export function noteOwnStyles(): void {
  const address = document.querySelector<HTMLElement>('[data-styles]')?.dataset.styles;
  // Not `location`: Back before this script is there has changed it.
  const [loading] = performance.getEntriesByType('navigation');
  own = address && loading ? { path: new URL(loading.name).pathname, address } : undefined;
}

/** Whether the rules of the page at a path are there. */
export const hasStylesFor = (path: string): boolean => !own || own.path === path;

const loadStylesheet = remembered(
  (href: string) =>
    new Promise<void>((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.onload = () => {
        own = undefined;
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
  own ? loadStylesheet(own.address) : Promise.resolve();
