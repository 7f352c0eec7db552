import morphdom from 'morphdom';
import type { PictureIndex } from '../../content/modules';
import { photoKinds, pictureKinds, upright } from '../../features/pictures/pictureKinds';
import { pictureSources } from '../../features/pictures/pictureSources';
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

/** Puts pictures that no build has made yet into a page, as a build would cut them. */
async function fillIn(page: Element, drafts: readonly string[], { session, draft }: Shown) {
  const { files } = draft;
  const fill = async (image: HTMLImageElement) => {
    const [, kind = '', number] = /-([a-z]+)(?:-\w+-\d+)?\.draft(\d+)\./.exec(image.src) ?? [];
    const name = drafts[Number(number)];
    const url = name === undefined ? undefined : pictureUrl(session, files, name);
    if (name === undefined || !url) return;
    const sources = [...(image.parentElement?.querySelectorAll(':scope > source') ?? [])];
    const photo = photoKinds.find((own) => own === kind);
    if (!photo || isDrawing(session, files, name) || image.hasAttribute('data-whole')) {
      for (const source of sources) source.remove();
      image.src = url;
      return;
    }
    const { width, height, tall } = pictureKinds[photo];
    const focus = focusOf(session, files, name);
    image.src = await cutPicture(url, height / width, focus);
    for (const source of sources) {
      if (!source.hasAttribute('media') || !tall) source.remove();
      else {
        source.removeAttribute('type');
        source.setAttribute('srcset', await cutPicture(url, tall.ratio, focus));
      }
    }
  };
  await Promise.all([...page.querySelectorAll('img')].map(fill));
}

/**
 * Shows a page in the preview's document: what is the same stays, and so does where one has scrolled to.
 * `isOver` says that another page is to be shown by now.
 */
export async function showPage(
  page: Document,
  { html, drafts, pictures }: Rendered,
  { isOver, ...shown }: Shown & { isOver: () => boolean },
): Promise<void> {
  // Read in a document of no window: `noscript` is read as what it holds, and no picture is asked for
  // before it has its address.
  const next = new DOMParser().parseFromString(html, 'text/html').body;
  addUpright(next, pictures);
  if (drafts.length > 0) await fillIn(next, drafts, shown);
  const root = page.getElementById('root');
  if (root && !isOver()) morphdom(root, next, { childrenOnly: true });
}
