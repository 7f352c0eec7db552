import marks from '#content/marks';
import site from '#content/site';
import { markAddress } from './pictureSources';

/** The address of a partner's mark, by the name of its picture. */
export function markFile(name: string): string {
  const ending = marks[name];
  if (!ending) throw new Error(`The content names no mark "${name}".`);
  return site.base + markAddress(name, ending);
}
