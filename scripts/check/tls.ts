import type { CheckedSite } from './checkSite';

const day = 24 * 60 * 60 * 1000;

/**
 * How long a certificate is good for, in its last quarter; undefined before. Those who renew by
 * themselves do so when a third is left; lifetimes get shorter (90 days, 47, 6), so days say nothing.
 */
export function endingSoon({ valid_from, valid_to }: Record<'valid_from' | 'valid_to', string>) {
  const lifetime = Date.parse(valid_to) - Date.parse(valid_from);
  const left = Date.parse(valid_to) - Date.now();
  if (left >= lifetime / 4) return undefined;
  return `The certificate ends in ${Math.floor(left / day)} days, in the last quarter of its ${Math.round(lifetime / day)}.`;
}

/** TLS as browsers see it: the certificate's name, authority and time left, and HTTP that redirects. */
export async function checkTls({ origin, ask, say }: CheckedSite): Promise<void> {
  if (!origin.startsWith('https:'))
    return say('The site is not served over https.', 'Get a certificate for it.');
  const { error, certificate } = await ask('/', { verify: true });
  // OpenSSL says what is wrong: that it has expired, its names, its chain.
  const wrong = error && `Browsers do not take the certificate, or there is no TLS: ${error}.`;
  const what = wrong || (certificate && endingSoon(certificate));
  const todo =
    'Renew it and find out why that was not done by itself; or get one for the name of the site from an authority that browsers trust, and install its whole chain, with the certificates between; let the server speak TLS 1.2 and 1.3.';
  if (what) say(what, todo);
  const plain = `http://${new URL(origin).hostname}/about?from=plain`;
  const to = new URL('/about?from=plain', origin).href;
  const { status, headers } = await ask(plain);
  if ((status === 301 || status === 308) && headers.location === to) return;
  const got = status ? `answers ${status} ${headers.location ?? ''}`.trim() : 'does not answer';
  const redirect = 'Let port 80 redirect every address to https with 301.';
  say(`${plain} ${got} instead of leading to ${to}.`, redirect);
}
