import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { proven } from '../../scripts/serveSite';
import { listen } from '../../server/port';

test('npm run edit does not begin at an address that others on the network reach, and says why in one line', () => {
  const args = ['--import', 'tsx', 'scripts/edit.ts'];
  const env = { ...process.env, HOST: '0.0.0.0' };
  const ended = spawnSync(process.execPath, args, { encoding: 'utf8', env, timeout: 60_000 });
  expect([ended.status, ended.stdout]).toEqual([1, '']);
  const line = /^HOST is 0\.0\.0\.0, but the editor is only at localhost, .* Leave HOST out\.\n$/;
  expect(ended.stderr).toMatch(line);
});

test('another program that holds the port for a moment is not taken for the editor’s server', async () => {
  const answers = ['', 'I am the editor', 'the proof'];
  const server = createServer((_request, response) => response.end(answers.shift()));
  await proven(`http://localhost:${await listen(server, 0, 'localhost')}/`, 'the proof');
  expect(answers).toEqual([]);
  server.close();
});
