/** The first step of `npm run test:hosts`: nginx and Caddy are there, or come, or it ends. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './systemPackages';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

const present = () =>
  spawnSync('nginx', ['-v']).status === 0 &&
  existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so') &&
  spawnSync('caddy', ['version']).status === 0;

if (!present() && canInstallPackages()) {
  console.log('nginx or Caddy is missing: installing them.');
  try {
    installPackages(...packages);
  } catch {
    // Said below, in one line.
  }
}
if (!present()) {
  console.error(
    `The tests of the hosts' files need nginx and Caddy. On Debian: apt-get install ${packages.join(' ')}`,
  );
  process.exitCode = 1;
}
