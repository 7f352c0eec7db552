import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import german from '../fixtures/german.json';

/**
 * Adds the pages that a site has at least to a company's folder, in German, beside its own; with
 * `settings` of its site besides.
 */
export function addGerman(folder: string, settings = {}): void {
  const file = path.join(folder, 'content/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8'));
  const languages = [{ language: 'de', folder: 'de' }];
  writeFileSync(file, JSON.stringify({ ...site, ...settings, languages }));
  mkdirSync(path.join(folder, 'content/de'));
  for (const [name, value] of Object.entries(german))
    writeFileSync(path.join(folder, `content/de/${name}.json`), JSON.stringify(value));
}
