import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const page = (title: string) => ({ title, description: `${title}: hier stehen sie.` });

const content: Record<string, unknown> = {
  site: {
    navigation: [
      { text: 'Start', href: '/' },
      { text: 'Kontakt', href: '/contact' },
    ],
  },
  home: {
    page: page('Startseite'),
    tagline: 'Zahlungsbedingungen und Haftungseinschränkungen',
    contactLinkText: 'Schreiben Sie uns',
    introduction: ['Geschwindigkeitsregelungen für Flaschenabfüllanlagen.'],
  },
  slides: { label: 'Was wir tun', slides: [{ id: 'first', text: 'Anlagenmodernisierung.' }] },
  contact: { page: page('Kontakt'), title: 'Schreiben Sie uns', introduction: 'Wir antworten.' },
  'not-found': {
    page: page('Nicht gefunden'),
    title: 'Diese Seite gibt es nicht',
    introduction: 'Sehen Sie hier nach:',
  },
  redirects: { redirects: [{ from: '/impressum', to: '/contact' }] },
};

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
  for (const [name, value] of Object.entries(content))
    writeFileSync(path.join(folder, `content/de/${name}.json`), JSON.stringify(value));
}
