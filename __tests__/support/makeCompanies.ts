/**
 * Makes a company with as little and one with as much as a site may have, and one in a language
 * that is read from right to left, with their pictures, in `.build/companies/`.
 * `tsx __tests__/support/makeCompanies.ts`
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failWith } from '../../scripts/failWith';
import { smallestSite } from '../../scripts/smallestSite';
import { addGerman } from './addGerman';
import { companyFolder } from './companyFolder';
import { writeLavishCompany } from './lavishCompany';
import { makePictures } from './makePictures';

const companies = {
  lavish: writeLavishCompany,
  rightToLeft: writeRightToLeftCompany,
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
  // As on a host that sends no headers.
  addGerman(folder, { policyInPages: true });
}

const alphabet = 'אבגדהוזחטיכלמנסעפצקרשת';

/** Prose in Hebrew letters, as long as it was. Names, figures and placeholders stay. */
const inHebrew = (prose: string): string =>
  prose.replace(/\{[^}]*\}|\b[A-Z]?[a-z]{2,}\b/g, (word) =>
    word.startsWith('{')
      ? word
      : word.toLowerCase().replace(/./g, (letter) => alphabet[letter.charCodeAt(0) % 22] ?? ''),
  );

/** Writes the tests' company in Hebrew, but for its documents and for what depends on words. */
function writeRightToLeftCompany(folder: string): void {
  cpSync(companyFolder, folder, { recursive: true });
  const content = path.join(folder, 'content');
  for (const gone of ['labels/panels.json', 'labels/search.json', 'synonyms.json'])
    rmSync(path.join(content, gone));
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const file = path.join(content, name);
    // Nothing but prose has two words of small letters beside each other.
    const text = readFileSync(file, 'utf8').replace(
      /"[^"]*\b[a-z]{2,} [a-z]{2,}\b[^"]*"/g,
      inHebrew,
    );
    writeFileSync(file, text.replace(/"language": "[^"]*"/, '"language": "he"'));
  }
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
