import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Certificate = { cert: string; key: string };

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** What `openssl ca` has to know; it alone can say from when on a certificate is valid. */
const settings = `[ca]
default_ca = own
[own]
database = index.txt
new_certs_dir = .
certificate = ca.pem
private_key = ca.key
rand_serial = yes
unique_subject = no
default_md = sha256
policy = any
[any]
commonName = supplied
`;

/** A moment as OpenSSL writes it, so many days from now: `20270131120000Z`. */
const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().replace(/\D/g, '').slice(0, 14)}Z`;

/**
 * A certificate authority of the tests in a folder: its own certificate, and certificates for names
 * that end in a number of days (a negative one: that have ended) and are valid for so many in all.
 */
export function createAuthority(folder: string) {
  mkdirSync(folder, { recursive: true });
  const file = (name: string) => path.join(folder, name);
  const openssl = (...parameters: string[]) =>
    execFileSync('openssl', parameters, { cwd: folder, stdio: 'pipe' });
  openssl(
    ...['req', '-x509', ...newKey, '-subj', '/CN=Test authority', '-days', '2'],
    ...['-keyout', 'ca.key', '-out', 'ca.pem'],
  );
  writeFileSync(file('ca.cnf'), settings);
  writeFileSync(file('index.txt'), '');
  return {
    ca: readFileSync(file('ca.pem'), 'utf8'),
    certify(names: string[], days: number, lifetime = 90): Certificate {
      const subject = `/CN=${names[0]}`;
      openssl('req', ...newKey, '-subj', subject, '-keyout', 'key.pem', '-out', 'request.pem');
      writeFileSync(
        file('names'),
        `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`,
      );
      openssl(
        ...['ca', '-batch', '-notext', '-config', 'ca.cnf', '-extfile', 'names'],
        ...['-startdate', inDays(days - lifetime), '-enddate', inDays(days)],
        ...['-in', 'request.pem', '-out', 'c.pem'],
      );
      return {
        cert: readFileSync(file('c.pem'), 'utf8'),
        key: readFileSync(file('key.pem'), 'utf8'),
      };
    },
  };
}
