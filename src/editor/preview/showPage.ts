import morphdom from 'morphdom';
import { pictureKinds } from '../../features/pictures/pictureKinds';
import type { Rendered } from '../engine/engine';
import type { DraftFile, EntryData } from '../entryText';
import { isPhotoKind } from '../photoKind';
import { focusOf, isDrawing, pictureUrl } from '../pictures';
import type { Session } from '../session';
import { cutPicture } from './cutPicture';

type Shown = { session: Session; data: EntryData };

/** Puts pictures that no build has made yet into a page, as a build would cut them. */
async function fillIn(page: Element, drafts: readonly string[], { session, data }: Shown) {
  const files: DraftFile[] = JSON.parse(data.files);
  const fill = async (image: HTMLImageElement) => {
    const [, kind = '', number] = /-([a-z]+)(?:-\w+-\d+)?\.draft(\d+)\./.exec(image.src) ?? [];
    const name = drafts[Number(number)];
    const url = name === undefined ? undefined : pictureUrl(session, files, name);
    if (name === undefined || !url) return;
    const sources = [...(image.parentElement?.querySelectorAll(':scope > source') ?? [])];
    if (!isPhotoKind(kind) || isDrawing(session, files, name)) {
      image.src = url;
      return;
    }
    const { width, height, tall } = pictureKinds[kind];
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
  { html, drafts }: Rendered,
  { isOver, ...shown }: Shown & { isOver: () => boolean },
): Promise<void> {
  // Read in a document of no window: `noscript` is read as what it holds, and no picture is asked for
  // before it has its address.
  const next = new DOMParser().parseFromString(html, 'text/html').body;
  if (drafts.length > 0) await fillIn(next, drafts, shown);
  const root = page.getElementById('root');
  if (root && !isOver()) morphdom(root, next, { childrenOnly: true });
}
