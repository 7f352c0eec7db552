import { type Focus, regionOf } from '../../../generator/pictures/region';

/** In px: the widest window of a preview. */
const widest = 1440;

/** The number of cut pictures to keep, as moving a slider makes many: a page in both shapes. */
const mostKept = 40;

const cut = new Map<string, Promise<string>>();

async function make(url: string, ratio: number, focus: Focus): Promise<string> {
  const image = Object.assign(new Image(), { src: url });
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const size = { width: naturalWidth, height: naturalHeight };
  const { left, top, width, height } = regionOf(size, ratio, focus);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(widest, width);
  canvas.height = Math.round(canvas.width * ratio);
  canvas
    .getContext('2d')
    ?.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg');
}

/**
 * Cuts a picture as the build would: to a ratio (height by width), around the point that stays in
 * view. A picture that the browser cannot read stays as it is.
 */
export function cutPicture(url: string, ratio: number, focus: Focus): Promise<string> {
  const key = `${ratio} ${focus.x} ${focus.y} ${url}`;
  const known = cut.get(key);
  if (known) return known;
  if (cut.size >= mostKept) cut.clear();
  const made = make(url, ratio, focus).catch(() => url);
  cut.set(key, made);
  return made;
}
