import anyAscii from 'any-ascii';
import { slugify } from '../ui/slugify';

/**
 * The part of an address, or the name of a file, that is made of a name in any letters: `Öl` becomes `ol`,
 * `Пищевая` `pishchevaya`. Empty where there is nothing to make it of.
 */
export const addressName = (name: string): string => slugify(anyAscii(name));
