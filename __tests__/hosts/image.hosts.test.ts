import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../../server/port';
import { type Host, startNginx } from './support/servers';

/** The health check of the Docker image, asking a port of this machine instead. */
function healthCheck(port: number): number | null {
  const [, command = ''] =
    /^HEALTHCHECK[^[]*(\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const [shell = '', ...parameters]: string[] = JSON.parse(command.replaceAll('8080', `${port}`));
  return spawnSync(shell, parameters).status;
}

describe('the health check of the Docker image', () => {
  let host: Host | undefined;

  afterEach(async () => {
    await host?.stop();
    host = undefined;
  });

  it('is content with a server that shows the home page', async () => {
    host = await startNginx('healthy', ['return 200 "home";']);
    expect(healthCheck(host.port)).toBe(0);
  });

  it('complains of one that shows an error', async () => {
    host = await startNginx('ill', ['return 503;']);
    expect(healthCheck(host.port)).not.toBe(0);
  });

  it('complains where nothing answers', async () => {
    expect(healthCheck(await freePort())).not.toBe(0);
  });
});
