import { lstatSync } from 'node:fs';
import path from 'node:path';
import { contentTypes } from '../contentTypes';
import { findBelow } from '../findBelow';
import { decodedName } from './markdown';

/** The folder of the files that visitors may keep, and how links of texts to them begin. */
export const downloads = { folder: 'content/downloads', prefix: 'downloads/' };

/** Types that browsers would run, or show as a page of the site. */
const shown = ['html', 'js', 'css', 'svg', 'xml', 'webmanifest'];

/** The extensions of files that are handed out. */
export const downloadTypes = Object.keys(contentTypes).filter((type) => !shown.includes(type));

/** Whether the site hands out files of this kind. */
export const isHandedOut = (name: string): boolean =>
  downloadTypes.includes(path.extname(name).slice(1).toLowerCase());

/**
 * The file below `content/downloads/` that a link beginning with `downloads/` leads to, whose name
 * may have a # in it, and the rest of the link, such as `#page=2`. Undefined where there is no such
 * file, or it is a symbolic link.
 */
export function downloadOf(href: string, folder: string) {
  const address = href.slice(downloads.prefix.length);
  const [, bare = '', after = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return [
    { name: decodedName(address), after: '' },
    { name: decodedName(bare), after },
  ].flatMap((link) => {
    const file = link.name && findBelow(path.join(folder, downloads.folder), link.name);
    return file && lstatSync(file).isFile() ? [{ ...link, file }] : [];
  })[0];
}

/** The mistake in a link that begins with `downloads/`; undefined if there is none. */
export function downloadProblem(href: string, folder: string): string | undefined {
  const found = downloadOf(href, folder);
  const name = decodedName(href.slice(downloads.prefix.length));
  if (!found) return `has a link to no file: there is no ${downloads.folder}/${name}`;
  if (!isHandedOut(found.name))
    return `has a link to ${downloads.folder}/${found.name}, which is not handed out: that has to be a file with .${downloadTypes.join(', .')}`;
  return undefined;
}
