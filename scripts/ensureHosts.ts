/** The first step of `npm run test:hosts`: nginx and Caddy are found or installed, or the command ends. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { failWith } from './failWith';
import { ensure, MissingError } from './systemPackages';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

async function main() {
  ensure({
    what: 'nginx or Caddy',
    present: () =>
      spawnSync('nginx', ['-v']).status === 0 &&
      existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so') &&
      spawnSync('caddy', ['version']).status === 0,
    packages,
    advice: `The tests of the hosts' files need nginx and Caddy. On Debian: apt-get install ${packages.join(' ')}`,
  });
}

main().catch(failWith(MissingError));
