import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import text from '#content/labels/contact-form';
import { ContactForm } from '../../../src/features/contact-form/ContactForm';
import { companyFolder } from '../../support/companyFolder';

/**
 * The words by which programs that fill in forms for people take a field for one of theirs, in its
 * id, name, label and tokens, and a field that each is known to fill. After what they publish, for
 * names in English and German; wider than theirs where they are not sure.
 */
const fillers: [who: string, words: RegExp, fills: string][] = [
  ['Chrome, names', /name|initials|surname|vorname|nickname|title|prefix|suffix/i, 'full-name'],
  ['Chrome, mail', /e.?mail|courriel|correo/i, 'e-mail'],
  [
    'Chrome, telephone',
    /phone|mobile|contact.?number|telefon|\btel\b|fax|area.?code/i,
    'telephone',
  ],
  [
    'Chrome, streets',
    /addr|street|strasse|straße|house|hausnummer|apartment|suite|line.?[123]/i,
    'line1',
  ],
  [
    'Chrome, towns',
    /city|town|\bort\b|stadt|suburb|state|county|region|province|location/i,
    'suburb',
  ],
  [
    'Chrome, postcodes',
    /zip|postal|post.?code|pcode|\bplz\b|postleitzahl|country|\bland\b/i,
    'postcode',
  ],
  ['Chrome, companies', /company|business|organi[sz]ation|firma|firmenname/i, 'company'],
  ['Chrome, cards', /card|account|cvv|cvc|iban|expir|verification|karte|gültig/i, 'card-number'],
  [
    'Edge, the same and more',
    /web.?site|home.?page|url|job|birth|geburt|gender|loyalty|promo|code/i,
    'website',
  ],
  [
    'Safari, own contact card',
    /first|last|name|mail|phone|street|city|zip|birth|company|web|url|note/i,
    'homepage-url',
  ],
  [
    'Firefox, addresses',
    /name|organi[sz]ation|street|address|city|postal|zip|country|\btel|email/i,
    'tel',
  ],
  [
    'Firefox, logins',
    /user|login|log.?in|account|email|e-mail|member|nutzer|benutzer|anmelde/i,
    'login',
  ],
  ['Samsung Pass', /user|\bid\b|login|mail|phone|name|address|card/i, 'user id'],
  [
    '1Password',
    /user|login|sign.?in|mail|name|company|department|job.?title|phone|address|web.?site|birth|icq|skype|aol|yahoo|msn|forum|reminder/i,
    'website',
  ],
  [
    'Bitwarden',
    /user|login|mail|name|title|initials|address|postal|city|state|country|phone|mobile|company|organi[sz]ation|one.?time|totp|otp/i,
    'organisation',
  ],
  [
    'LastPass',
    /user|login|nick|mail|name|title|company|address|phone|birth|social|\bssn\b|note|comment/i,
    'comment',
  ],
  [
    'Dashlane',
    /user|login|mail|name|phone|address|company|web.?site|social|passport|licen[cs]e|\bvat\b|tax/i,
    'vat',
  ],
  ['KeePassXC', /user|login|mail|name|\bid\b|otp|2fa|token|code/i, 'token'],
  [
    'Keeper',
    /user|login|mail|name|phone|address|card|\burl\b|web.?site|security|answer/i,
    'security answer',
  ],
  [
    'Proton Pass',
    /user|login|mail|identifier|name|phone|organi[sz]ation|address|city|zip|country|otp|captcha/i,
    'identifier',
  ],
  ['NordPass', /user|login|mail|name|phone|address|city|zip|state|country|card|pin\b/i, 'zip'],
  [
    'RoboForm',
    /user|login|mail|name|title|position|company|web|phone|address|income|birth|comment|note/i,
    'position',
  ],
];

/** The trap of a form that is rendered. */
function renderTrap(): HTMLInputElement {
  const trap = render(<ContactForm />).container.querySelector('input[tabindex="-1"]');
  if (!(trap instanceof HTMLInputElement)) throw new Error('The form has no trap.');
  return trap;
}

const labels = ['content', `${companyFolder}/content`].map(
  (folder): string =>
    JSON.parse(readFileSync(`${folder}/labels/contact-form.json`, 'utf8')).honeypot,
);

test.each(fillers)('%s finds nothing to fill in the trap', (_, words, fills) => {
  expect(fills).toMatch(words);
  const trap = renderTrap();
  expect(trap.labels?.[0]?.textContent).toBe(text.honeypot);
  const said = ['id', 'name', 'class', 'placeholder', 'aria-label', 'title', 'autocomplete'];
  for (const own of [...labels, ...said.flatMap((name) => trap.getAttribute(name) ?? [])])
    expect(own).not.toMatch(words);
});

test('those that can be told to leave a field alone are told, and nobody sends it', () => {
  const trap = renderTrap();
  for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-protonpass-ignore'])
    expect(trap).toHaveAttribute(name);
  expect(trap).toHaveAttribute('data-form-type', 'other');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(trap).not.toHaveAttribute('name');
});
