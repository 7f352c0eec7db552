import { lstatSync } from 'node:fs';
import path from 'node:path';
import { contentTypes } from '../contentTypes';
import { findBelow } from '../findBelow';
import { decodedName } from './markdown';

/** Where files for visitors to keep lie, and how texts name them. */
export const downloads = { folder: 'content/downloads', prefix: 'downloads/' };

/** What browsers would show as a page of the site, or run. */
const shown = ['html', 'js', 'css', 'svg', 'xml', 'webmanifest'];

/** What a file has to be to be handed out, by its extension. */
export const downloadTypes = Object.keys(contentTypes).filter((type) => !shown.includes(type));

/** Whether a file is of a kind that the site hands out. */
export const isHandedOut = (name: string): boolean =>
  downloadTypes.includes(path.extname(name).slice(1).toLowerCase());

/**
 * What a link that begins with `downloads/` leads to: the name of its file below `content/downloads/`,
 * which may have a # in it, and what follows it, such as `#page=2`. Undefined where there is none, and
 * for what is a link itself.
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

/** What is wrong with a link that begins with `downloads/`. */
export function downloadProblem(href: string, folder: string): string | undefined {
  const found = downloadOf(href, folder);
  const name = decodedName(href.slice(downloads.prefix.length));
  if (!found) return `has a link to no file: there is no ${downloads.folder}/${name}`;
  if (!isHandedOut(found.name))
    return `has a link to ${downloads.folder}/${found.name}, which is not handed out: that has to be a file with .${downloadTypes.join(', .')}`;
  return undefined;
}
