import type { CheckedSite } from './checkedSite';

export const day = 24 * 60 * 60 * 1000;

/** The days that are left in the last part of a lifetime (in ms); undefined before. */
export function daysLeft(from: string, lifetime: number, part: number): number | undefined {
  const left = Date.parse(from) + lifetime - Date.now();
  return left < lifetime * part ? Math.floor(left / day) : undefined;
}

const renew =
  'Renew it, and find out why it was not renewed automatically. It has to be for the name of the site, from an authority that browsers trust, and installed with its whole chain, the certificates between; let the server speak TLS 1.2 and 1.3.';

/** Checks TLS as browsers do: the certificate's name, authority and time left. */
export async function checkCertificate({ origin, ask, say }: CheckedSite): Promise<void> {
  if (!origin.startsWith('https:'))
    return say('The site is not served over https.', 'Get a certificate for it.');
  const { error, certificate } = await ask('/', { verify: true });
  // OpenSSL names the fault: its date, its names, its chain.
  if (error) say(`Browsers do not take the certificate, or there is no TLS: ${error}.`, renew);
  if (!certificate) return;
  const { valid_from: from, valid_to: to } = certificate;
  // Automatic renewal comes when a third is left; lifetimes get shorter (90 days, 47, 6).
  const days = daysLeft(from, Date.parse(to) - Date.parse(from), 1 / 4);
  if (days !== undefined) say(`The certificate ends in ${days} days.`, renew);
}
