/** Has the browser fetch documents ahead, once a link to one is pointed at, by touch too, or has focus. */
export function prefetchOnIntent(isWanted: (link: HTMLAnchorElement) => boolean): void {
  const asked = new Set([location.href]);
  const prefetch = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href^="/"]:not([download])');
    const href = link?.href.split('#')[0] ?? '';
    if (!link || asked.has(href) || !isWanted(link)) return;
    asked.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, prefetch, { passive: true });
}
