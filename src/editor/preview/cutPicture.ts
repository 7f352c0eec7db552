import { type Focus, regionOf } from '../../build/pictures/region';

/** In px: as wide as any window that a preview has. */
const widest = 1440;

/** So many cut pictures are kept: those of a page with both of their shapes. */
const mostKept = 40;

const cut = new Map<string, Promise<string>>();

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

async function make(url: string, ratio: number, focus: Focus): Promise<string> {
  const image = await load(url);
  const { naturalWidth: width, naturalHeight: height } = image;
  const region = regionOf({ width, height }, ratio, focus);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(widest, region.width);
  canvas.height = Math.round(canvas.width * ratio);
  const { left, top } = region;
  canvas
    .getContext('2d')
    ?.drawImage(image, left, top, region.width, region.height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg');
}

/**
 * A picture as the build would cut it: to a ratio (height by width), around what must stay in view. Where
 * the browser cannot read it, as it is.
 */
export function cutPicture(url: string, ratio: number, focus: Focus): Promise<string> {
  const key = `${ratio} ${focus.x} ${focus.y} ${url}`;
  const made = cut.get(key) ?? make(url, ratio, focus).catch(() => url);
  cut.set(key, made);
  // Whoever draws a slider makes many.
  const [oldest] = cut.keys();
  if (cut.size > mostKept && oldest !== undefined) cut.delete(oldest);
  return made;
}
