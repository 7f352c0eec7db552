import { once } from 'node:events';
import { checkServerIdentity, connect } from 'node:tls';
import { answerTimeout, type Client, type Connections, destination } from './client';
import type { Finding } from './finding';

const day = 24 * 60 * 60 * 1000;

/**
 * The part of a certificate's lifetime from which on its end is spoken of. Those who renew by
 * themselves do so when a third is left; lifetimes get shorter (90 days, 47, 6), so days say nothing.
 */
const enoughNotice = 1 / 4;

/** What the error codes of OpenSSL mean that are met in practice. */
const reasons: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'comes from an authority that nobody knows',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without the certificates between it and its authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'comes without the certificates between it and its authority, or from an unknown one',
};

async function certificateOf(origin: URL, connections: Connections, ca: string | undefined) {
  const socket = connect({
    ...destination(origin, connections),
    servername: origin.hostname,
    rejectUnauthorized: false,
    // The name is looked at below, for a sentence of its own.
    checkServerIdentity: () => undefined,
    ...(ca === undefined ? {} : { ca }),
    timeout: answerTimeout,
  });
  socket.on('timeout', () => socket.destroy(new Error('timeout')));
  try {
    await once(socket, 'secureConnect');
    const { authorizationError } = socket;
    return { certificate: socket.getPeerCertificate(), error: authorizationError };
  } finally {
    socket.destroy();
  }
}

async function checkCertificate(
  origin: URL,
  connections: Connections,
  ca?: string,
): Promise<Finding[]> {
  const { certificate, error } = await certificateOf(origin, connections, ca);
  const ends = Date.parse(certificate.valid_to);
  const lifetime = ends - Date.parse(certificate.valid_from);
  const left = ends - Date.now();
  const findings: Finding[] = [];
  const renew = 'Renew the certificate, and find out why it was not renewed by itself.';
  // Its type says it is an error; OpenSSL's code is what it is.
  const code = error ? String(error) : '';
  if (code) {
    const todo = /EXPIRED/.test(code)
      ? renew
      : 'Install the whole chain of a certificate that browsers trust.';
    findings.push({ what: `The certificate ${reasons[code] ?? `is refused (${code})`}.`, todo });
  } else if (left < lifetime * enoughNotice) {
    const what = `The certificate ends in ${Math.floor(left / day)} days, in the last quarter of its ${Math.round(lifetime / day)}.`;
    findings.push({ what, todo: renew });
  }
  if (checkServerIdentity(origin.hostname, certificate)) {
    const what = `The certificate is for ${certificate.subjectaltname ?? 'no name'}, not ${origin.hostname}.`;
    findings.push({ what, todo: 'Get a certificate for the name of the site.' });
  }
  return findings;
}

/** HTTP leads to HTTPS, at the same path. */
async function checkPlain(origin: URL, client: Client): Promise<Finding[]> {
  const plain = new URL('/about?from=plain', `http://${origin.hostname}`);
  const { status, headers } = await client.ask(plain);
  const to = new URL('/about?from=plain', origin).href;
  if ((status === 301 || status === 308) && headers.location === to) return [];
  const got = status
    ? `answers ${[status, headers.location].filter(Boolean).join(' to ')}`
    : 'does not answer';
  return [
    {
      what: `${plain.href} ${got} instead of leading to ${to}.`,
      todo: 'Let port 80 redirect every address to https with 301.',
    },
  ];
}

type TlsOptions = {
  client: Client;
  connections: Connections;
  /** Authorities instead of the usual ones, as PEM. */
  ca?: string | undefined;
};

/** TLS: the certificate's name, authority and days left, and HTTP that redirects. */
export async function checkTls(address: string, options: TlsOptions): Promise<Finding[]> {
  const origin = new URL(address);
  if (origin.protocol !== 'https:') {
    return [{ what: 'The site is not served over https.', todo: 'Get a certificate for it.' }];
  }
  const certificate = checkCertificate(origin, options.connections, options.ca).catch(() => [
    {
      what: 'No TLS connection could be made.',
      todo: 'Look at the TLS settings: versions 1.2 and 1.3, and the certificate.',
    },
  ]);
  return [...(await certificate), ...(await checkPlain(origin, options.client))];
}
