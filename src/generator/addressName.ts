import anyAscii from 'any-ascii';
import { slugify } from '../ui/slugify';

/**
 * Makes a part of an address, or the name of a file, of a name in any letters: `Öl` becomes `ol`,
 * `Пищевая` `pishchevaya`. Empty for a name without letters or digits.
 */
export const addressName = (name: string): string => slugify(anyAscii(name));
