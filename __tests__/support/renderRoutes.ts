/** Prints the HTML of every route as JSON. Runs in a new Node process, which has no window. */
import { indexOf, readPictures } from '../../src/generator/pictures/readPictures';
import { renderSite } from '../../src/generator/renderSite';
import { company } from './company';

async function main() {
  const { pictures } = await readPictures(company.folder, company.content);
  const { contents } = await renderSite(company, indexOf(pictures));
  const pages = company.allRoutes.map(({ id, path }) => [path, contents.get(id)]);
  process.stdout.write(JSON.stringify(Object.fromEntries(pages)));
}

main();
