import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Certificate = { cert: string; key: string };

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/**
 * A certificate authority of the tests in a folder: its own certificate, and certificates for names
 * that end in a number of days (a negative one: that have ended).
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
  let serial = 0;
  return {
    ca: readFileSync(file('ca.pem'), 'utf8'),
    certify(names: string[], days: number): Certificate {
      serial += 1;
      const subject = `/CN=${names[0]}`;
      openssl('req', ...newKey, '-subj', subject, '-keyout', 'key.pem', '-out', 'request.pem');
      writeFileSync(
        file('names'),
        `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`,
      );
      openssl(
        ...['x509', '-req', '-in', 'request.pem', '-CA', 'ca.pem', '-CAkey', 'ca.key'],
        ...['-set_serial', `${serial}`, '-days', `${days}`, '-extfile', 'names', '-out', 'c.pem'],
      );
      return {
        cert: readFileSync(file('c.pem'), 'utf8'),
        key: readFileSync(file('key.pem'), 'utf8'),
      };
    },
  };
}
