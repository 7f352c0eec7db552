/** Prints what is wrong with the site's content as it is on the disk now, as a JSON array. */
import { checkContent } from '../../src/build/checkContent';
import { siteContent, siteFiles } from '../../src/build/siteContent';

console.log(JSON.stringify(checkContent(siteContent, siteFiles)));
