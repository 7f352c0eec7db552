import { routeAt } from '../../routes';

/** The link to a programmed page of the site that an event happened on, or undefined. */
export function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target || link.download || link.origin !== window.location.origin) return;
  return routeAt(link.pathname).id === 'notFound' ? undefined : link;
}
