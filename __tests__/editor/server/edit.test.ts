import { spawnSync } from 'node:child_process';

test.each([
  [
    'with HOST, others could change the site',
    [],
    { HOST: '0.0.0.0' },
    'HOST is 0.0.0.0, but the editor is at localhost alone, where nobody else on the network can change the site. Leave HOST out.\n',
  ],
  [
    'what it does not know is named',
    ['--comit'],
    {},
    'npm run edit does not know “--comit”. It knows no options.\n',
  ],
  [
    'a former option is answered',
    ['--commit'],
    {},
    '--commit is no longer needed: each save is a commit. Type npm run edit.\n',
  ],
  ['a port that is none is named', [], { PORT: 'x' }, 'PORT is not a port number: "x"\n'],
])('npm run edit does not begin and says why in one line: %s', (_, args, env, stderr) => {
  const ended = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/edit.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 60_000,
  });
  expect(ended).toMatchObject({ status: 1, stdout: '', stderr });
});
