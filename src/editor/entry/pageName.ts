import type { Problem } from '../../build/content/problems';
import type { Draft } from './draft';

/** How the form calls the end of a new page's address, which is no field of its front matter. */
export const addressField = {
  label: 'Address',
  hint: 'It is made of the heading; once the page is saved it stays.',
};

/** The name of a page: how its address ends. */
export const pageName = (file: string) => file.replace(/^.*\//, '').replace(/\.md$/, '');

/** What is wrong with the address of a page that is not saved yet; `isTaken` where there is one at it. */
export function addressProblem({ file, base }: Draft, isTaken: boolean): Problem[] {
  if (base !== null || !file.endsWith('.md')) return [];
  const report = (what: string) => [{ file, path: [addressField.label], what }];
  // Together with the extension no system takes a name of more than 255.
  if (!/^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(pageName(file)))
    return report(
      'has to be of at most 200 small letters, digits and hyphens, such as water-treatment',
    );
  return isTaken ? report('is that of another page already') : [];
}
