import { leadsToPage, type OpenPage, type PreloadPage } from './openPage';

/** Whether the visitor has asked browsers to save data; not all browsers tell. */
const savesData = (): boolean =>
  'connection' in navigator && Object(navigator.connection).saveData === true;

/** Loads a page's code ahead once a link to it is pointed at, by touch too, or has focus. */
export function preloadOnIntent(preload: PreloadPage): void {
  const preloadLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    // A failure shows when the link is followed.
    if (link && leadsToPage(link) && !savesData()) preload(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, preloadLink, { passive: true });
}

/**
 * Has the router open the pages that plain links lead to, from now on; returns what ends that. To
 * the browser are left links that open something else than a page in this tab: another tab or
 * window, a download, a telephone.
 */
export function followLinks(openPage: OpenPage): () => void {
  const follow = (event: MouseEvent) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest('a');
    if (!link || event.defaultPrevented) return;
    if (button || altKey || ctrlKey || metaKey || shiftKey) return;
    if (link.target || link.hasAttribute('download')) return;
    if (/^https?:$/.test(link.protocol) && openPage(link)) event.preventDefault();
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
