import { afterPaint } from './afterPaint';
import { onFirstInput } from './firstInput';

let loading: Promise<void> | undefined;

/**
 * Loads the site's whole stylesheet, once: a page of the build carries only its own part of it.
 * Rejects where the network fails, and may be called again. Under `parcel serve` it is there already.
 */
export function loadSiteStyles(): Promise<void> {
  const href = document.documentElement.dataset.styles;
  if (!href) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(`The stylesheet ${href} could not be loaded.`));
    };
    document.head.append(link);
  });
  return loading;
}

/** Loads it with the first user input, for what appears on the page itself. */
export function loadSiteStylesOnInput(): void {
  onFirstInput(() => afterPaint(() => loadSiteStyles().catch(() => {})), ['focusin']);
}
