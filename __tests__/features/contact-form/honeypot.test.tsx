import { render } from '@testing-library/react';
import text from '#content/labels/contact-form';
import { readSite } from '../../../src/build/site';
import { ContactForm } from '../../../src/features/contact-form/ContactForm';

/**
 * The words by which programs that fill in forms for people take a field for one of theirs, in its
 * id, name, label and tokens. After what Chrome, Edge, Safari, Firefox, Samsung Pass, 1Password,
 * Bitwarden, LastPass, Dashlane, KeePassXC, Keeper, Proton Pass, NordPass and RoboForm publish, for
 * names in English and German; wider than theirs where they are not sure.
 */
const fillers: [what: string, words: RegExp][] = [
  ['name', /name|initials|title|prefix|suffix|first|last|nick|position/i],
  ['address of mail', /mail|courriel|correo/i],
  ['telephone', /phone|mobile|contact.?number|telefon|\btel\b|fax/i],
  ['street', /addr|street|strasse|straße|house|hausnummer|apartment|suite|line.?[123]/i],
  ['town', /city|town|\bort\b|stadt|suburb|state|county|region|province|location/i],
  ['postcode', /zip|postal|code|\bplz\b|postleitzahl|country|\bland\b/i],
  ['company', /company|business|organi[sz]ation|firma|department|job|income|\bvat\b|tax/i],
  ['card', /card|account|cvv|cvc|iban|expir|verification|karte|gültig|pin\b|loyalty|promo/i],
  ['website', /web|home.?page|url/i],
  ['person', /birth|geburt|gender|social|\bssn\b|passport|licen[cs]e|identifier/i],
  ['login', /user|log.?in|sign.?in|member|nutzer|anmelde|\bid\b|security|answer|captcha/i],
  ['password of one time', /one.?time|otp|2fa|token/i],
  ['account elsewhere', /icq|skype|aol|yahoo|msn|forum|reminder/i],
  ['remark', /note|comment/i],
];

/** The trap of a form that is rendered. */
function renderTrap(): HTMLInputElement {
  const trap = render(<ContactForm />).container.querySelector('input[tabindex="-1"]');
  if (!(trap instanceof HTMLInputElement)) throw new Error('The form has no trap.');
  return trap;
}

/** What the field is called, by the tests' company and by the site's own. */
const names = [text.honeypot, readSite('.').content.labels['contact-form'].honeypot];

test.each(fillers)('no program takes the trap for a %s', (_, words) => {
  const trap = renderTrap();
  expect(trap.labels?.[0]?.textContent).toBe(text.honeypot);
  const said = ['id', 'name', 'class', 'placeholder', 'aria-label', 'title', 'autocomplete'];
  for (const own of [...names, ...said.flatMap((name) => trap.getAttribute(name) ?? [])])
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
