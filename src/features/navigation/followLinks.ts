import { pageLinkOf } from '../loading/preloadOnIntent';
import type { OpenPage } from './openPage';

/**
 * Has the router open the pages that plain links lead to, from now on; returns what ends that. To
 * the browser are left links to a place on the page (`#`), to files and other sites, and those that
 * are opened in another tab or window.
 */
export function followLinks(openPage: OpenPage): () => void {
  const follow = (event: MouseEvent) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = pageLinkOf(event);
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    openPage(new URL(link.href));
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
