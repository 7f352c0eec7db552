import { once } from 'node:events';
import { connect } from 'node:tls';
import type { CheckedSite } from './checkSite';
import { destination, type Network, patience } from './client';

const day = 24 * 60 * 60 * 1000;

/**
 * The part of a certificate's lifetime from which on its end is spoken of. Those who renew by
 * themselves do so when a third is left; lifetimes get shorter (90 days, 47, 6), so days say nothing.
 */
const enoughNotice = 1 / 4;

/** How long a certificate is good for; undefined while its end is far enough away. */
export function endingSoon({ valid_from, valid_to }: Record<'valid_from' | 'valid_to', string>) {
  const ends = Date.parse(valid_to);
  const lifetime = ends - Date.parse(valid_from);
  const left = ends - Date.now();
  if (left >= lifetime * enoughNotice) return undefined;
  const days = Math.floor(left / day);
  return `The certificate ends in ${days} days, in the last quarter of its ${Math.round(lifetime / day)}.`;
}

/** The certificate as browsers see it. OpenSSL says what is wrong: that it has expired, its names, its chain. */
async function checkCertificate({ origin, report }: CheckedSite, network: Network) {
  const url = new URL(origin);
  const options = { ca: network.ca, servername: url.hostname, timeout: patience };
  const socket = connect({ ...destination(url, network), ...options });
  socket.on('timeout', () => socket.destroy(new Error('no answer')));
  const renew = 'Renew the certificate, and find out why it was not renewed by itself.';
  try {
    await once(socket, 'secureConnect');
    const soon = endingSoon(socket.getPeerCertificate());
    if (soon) report.add(soon, renew);
  } catch (error) {
    const why = `${error}`.replace(/^\w*Error: /, '');
    const install =
      'Get one for the name of the site from an authority that browsers trust, and install its whole chain, with the certificates between; let the server speak TLS 1.2 and 1.3.';
    const todo = /expired/.test(why) ? renew : install;
    report.add(`Browsers do not take the certificate, or there is no TLS: ${why}.`, todo);
  } finally {
    socket.destroy();
  }
}

/** TLS: the certificate's name, authority and time left, and HTTP that redirects. */
export async function checkTls(site: CheckedSite, network: Network): Promise<void> {
  const { report, client } = site;
  const origin = new URL(site.origin);
  if (origin.protocol !== 'https:') {
    return report.add('The site is not served over https.', 'Get a certificate for it.');
  }
  await checkCertificate(site, network);
  const plain = new URL('/about?from=plain', `http://${origin.hostname}`);
  const { status, headers } = await client.ask(plain);
  const to = new URL('/about?from=plain', origin).href;
  if ((status === 301 || status === 308) && headers.location === to) return;
  const given = [status, headers.location].filter(Boolean).join(' to ');
  const got = status ? `answers ${given}` : 'does not answer';
  const what = `${plain.href} ${got} instead of leading to ${to}.`;
  report.add(what, 'Let port 80 redirect every address to https with 301.');
}
