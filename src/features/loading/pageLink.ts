import { mayBeWritten, routeAt } from '../../routes';

/** The link to a page of the site that an event happened on, or undefined. */
export function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target || link.download || link.origin !== window.location.origin) return;
  const isPage = routeAt(link.pathname).id !== 'notFound' || mayBeWritten(link.pathname);
  return isPage ? link : undefined;
}
