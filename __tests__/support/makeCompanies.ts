/**
 * Makes a company with as little and one with as much as a site may have, with their pictures, in
 * `.build/companies/`. `tsx __tests__/support/makeCompanies.ts`
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failWith } from '../../scripts/failWith';
import { smallestSite } from '../../scripts/smallestSite';
import { addGerman } from './addGerman';
import { companyFolder } from './companyFolder';
import { writeLavishCompany } from './lavishCompany';
import { makePictures } from './makePictures';

const companies = {
  lavish: writeLavishCompany,
  sparse: writeSparseCompany,
};

/**
 * Writes the company that `npm run adopt` leaves, below a folder of a host, which can be reached by
 * the form only, with cards
 * that have neither picture nor back, and an About page without sections; and in German.
 */
function writeSparseCompany(folder: string): void {
  const name = 'Förderwerk Süd';
  const origin = 'https://host.example/foerderwerk';
  const page = { title: 'Who we are', description: 'Who is behind {company.name}.' };
  const card = { id: 'plans', title: 'Plans', description: 'We measure your hall, then draw.' };
  const json = {
    'content/company.json': { name, kind: 'LocalBusiness', contact: {} },
    'content/about.json': { page, title: 'Three of us', introduction: ['We fit.'], sections: [] },
    'content/services.json': { title: 'Services', services: [card] },
  };
  const files = {
    ...smallestSite({ name, mail: 'post@foerderwerk.example', origin, language: 'en-NZ' }),
    ...Object.fromEntries(Object.entries(json).map(([file, data]) => [file, JSON.stringify(data)])),
  };
  for (const part of ['brand', 'content']) mkdirSync(path.join(folder, part), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  addGerman(folder);
}

async function main() {
  await makePictures(companyFolder);
  for (const [name, writeCompany] of Object.entries(companies)) {
    const folder = path.join('.build/companies', name);
    rmSync(folder, { recursive: true, force: true });
    writeCompany(folder);
    await makePictures(folder);
  }
}

main().catch(failWith());
