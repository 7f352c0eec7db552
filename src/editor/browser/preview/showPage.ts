import morphdom from 'morphdom';
import type { PictureIndex } from '../../../content/modules';
import { photoKinds, pictureKinds, upright } from '../../../features/pictures/pictureKinds';
import { inAddress, pictureSources } from '../../../features/pictures/pictureSources';
import type { Rendered } from '../engine/engine';
import type { Draft } from '../entry/draft';
import { focusOf, isDrawing, pictureUrl } from '../pictures/draftPictures';
import type { Session } from '../session';
import { cutPicture } from './cutPicture';

type Shown = { session: Session; draft: Draft };

/** Has the slides after the first, which are one file where no script runs, be upright on a phone as well. */
function addUpright(page: Element, pictures: PictureIndex): void {
  const heroes = Object.keys(pictures.hero ?? {}).map((name) =>
    pictureSources(name, 'hero', pictures),
  );
  for (const image of page.querySelectorAll(':not(picture) > img')) {
    const tall = heroes.find(({ plain }) => plain === image.getAttribute('src'))?.tall;
    if (!tall) continue;
    const picture = page.ownerDocument.createElement('picture');
    picture.innerHTML = `<source media="${upright}" srcset="${tall}">`;
    image.replaceWith(picture);
    picture.append(image);
  }
}

/** Shows a picture that no build has made yet, if this is one, as a build would cut it. */
async function fillIn(image: HTMLImageElement, { session, draft: { pictures } }: Shown) {
  const [, address, kind] = /\/pictures\/(.+)-([a-z]+)(?:-\w+-\d+)?\.draft\./.exec(image.src) ?? [];
  const names = [...Object.keys(pictures), ...session.pictures()];
  const name = names.find((own) => inAddress(own) === address);
  const url = name && pictureUrl(session, pictures, name);
  if (!url) return;
  const sources = image.parentElement?.querySelectorAll(':scope > source') ?? [];
  const photo = photoKinds.find((own) => own === kind);
  const isAsItIs = isDrawing(session, pictures, name) || image.hasAttribute('data-whole');
  const focus = focusOf(session, pictures, name);
  const cut = (ratio: number) => cutPicture(url, ratio, focus);
  const { width, height, tall } = pictureKinds[photo ?? 'figure'];
  image.src = isAsItIs || !photo ? url : await cut(height / width);
  for (const source of sources) {
    if (isAsItIs || !source.hasAttribute('media') || !tall) source.remove();
    else {
      source.removeAttribute('type');
      source.setAttribute('srcset', await cut(tall.ratio));
    }
  }
}

/**
 * Shows a page in the preview's document: what is the same stays, and so does where one has scrolled to.
 * `isOver` says that another page is to be shown by now.
 */
export async function showPage(
  page: Document,
  { html, pictures }: Rendered,
  { isOver, ...shown }: Shown & { isOver: () => boolean },
): Promise<void> {
  // Read in a document of no window: `noscript` is read as what it holds, and no picture is asked for
  // before it has its address.
  const next = new DOMParser().parseFromString(html, 'text/html').body;
  addUpright(next, pictures);
  await Promise.all([...next.querySelectorAll('img')].map((image) => fillIn(image, shown)));
  const root = page.getElementById('root');
  if (root && !isOver()) morphdom(root, next, { childrenOnly: true });
}
