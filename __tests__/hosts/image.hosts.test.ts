import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../../server/port';
import { startNginx } from './support/servers';

/** The health check of the Docker image, asking a port of this machine instead. */
function healthCheck(port: number): number | null {
  const [, command = ''] =
    /^HEALTHCHECK[^[]*(\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const [shell = '', ...parameters]: string[] = JSON.parse(command.replaceAll('8080', `${port}`));
  return spawnSync(shell, parameters).status;
}

test('the health check of the Docker image passes with a page, not with an error or without an answer', async () => {
  const healthy = await startNginx('healthy', ['return 200 "home";']);
  const ill = await startNginx('ill', ['return 503;']);
  try {
    expect(healthCheck(healthy.port)).toBe(0);
    expect(healthCheck(ill.port)).not.toBe(0);
    expect(healthCheck(await freePort())).not.toBe(0);
  } finally {
    await Promise.all([healthy.stop(), ill.stop()]);
  }
});
