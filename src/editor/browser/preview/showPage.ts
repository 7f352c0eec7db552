import morphdom from 'morphdom';
import { directionOf } from '../../../content/direction';
import { pictureKinds } from '../../../features/pictures/pictureKinds';
import { inAddress } from '../../../features/pictures/pictureSources';
import { keysOf } from '../../../generator/objects';
import type { Rendered } from '../engine/engine';
import type { Draft } from '../entry/draft';
import type { Session } from '../session';
import { cutPicture } from './cutPicture';

type Shown = { session: Session; draft: Draft };

/** Shows a picture as a build would cut it, if no build has made it yet. */
async function fillIn(image: HTMLImageElement, { session, draft: { pictures } }: Shown) {
  const [, address, kind] =
    /\/pictures\/(.+)-([a-z]+)(?:-\w+-\d+)?\.unmade\./.exec(image.src) ?? [];
  const names = [...Object.keys(pictures), ...session.pictures.names()];
  const name = names.find((candidate) => inAddress(candidate) === address);
  const url = name && session.pictures.url(pictures, name);
  if (!url) return;
  const sources = image.parentElement?.querySelectorAll(':scope > source') ?? [];
  const photo = keysOf(pictureKinds).find((candidate) => candidate === kind);
  const isAsItIs = image.hasAttribute('data-whole');
  const focus = session.pictures.focusOf(pictures, name);
  const cut = (ratio: number) => cutPicture(url, ratio, focus);
  const { width, height, tall } = pictureKinds[photo ?? 'figure'];
  const dark = kind && !photo ? session.pictures.url(pictures, `${name}.dark`) : undefined;
  image.removeAttribute('srcset');
  image.src = kind === 'dark' && dark ? dark : isAsItIs || !photo ? url : await cut(height / width);
  for (const source of sources) {
    if (dark && source.matches('[media*="dark"]')) source.setAttribute('srcset', dark);
    else if (isAsItIs || !tall) source.remove();
    else source.setAttribute('srcset', await cut(tall.ratio));
  }
}

/**
 * Shows a page in the preview's document. Elements that are the same stay, and so does the scroll
 * position. `isOver` says whether a later page has taken this one's turn.
 */
export async function showPage(
  page: Document,
  { html, lang }: Rendered,
  { isOver, ...shown }: Shown & { isOver: () => boolean },
): Promise<void> {
  // In a document without a window `noscript` counts as what it holds, and no picture is loaded
  // before it has its address.
  const next = new DOMParser().parseFromString(html, 'text/html').body;
  await Promise.all([...next.querySelectorAll('img')].map((image) => fillIn(image, shown)));
  const root = page.getElementById('root');
  if (!root || isOver()) return;
  Object.assign(page.documentElement, { lang, dir: directionOf(lang) ?? '' });
  morphdom(root, next, { childrenOnly: true });
}
