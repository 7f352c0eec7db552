import { lazyModule } from './lazyModule';

/**
 * The path of the only page whose rules are in the document, and the address of the stylesheet with
 * the rules of all pages; undefined where the document has all of them.
 */
let onlyPage: { path: string; address: string } | undefined;

/**
 * Notes which page's HTML and rules the document has, and returns the path of that page; undefined
 * under `npm start`, where it has no page and all rules.
 */
export function noteOwnPage(): string | undefined {
  const own = document.querySelector<HTMLElement>('[data-styles]')?.dataset;
  onlyPage = own?.styles && own.path ? { path: own.path, address: own.styles } : undefined;
  return onlyPage?.path;
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
