import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../server/port';
import { ofImage, startNginx } from './support/servers';

/** The health check of the Docker image, asking a port of this machine instead. */
function healthCheck(port: number): number | null {
  const [shell = '', ...parameters] = ofImage('HEALTHCHECK', port);
  return spawnSync(shell, parameters).status;
}

test('the image answers on IPv6 as well, and its health check passes with a page, not with an error or without an answer', async () => {
  const healthy = await startNginx('healthy', ['return 200 "home";']);
  const ill = await startNginx('ill', ['return 503;']);
  const hasIpv6 = existsSync('/proc/net/if_inet6');
  try {
    for (const address of hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'])
      expect((await fetch(`http://${address}:${healthy.port}/`)).status).toBe(200);
    expect(healthCheck(healthy.port)).toBe(0);
    expect(healthCheck(ill.port)).not.toBe(0);
    expect(healthCheck(await freePort())).not.toBe(0);
  } finally {
    await Promise.all([healthy.stop(), ill.stop()]);
  }
});
