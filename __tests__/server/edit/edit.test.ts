import { spawnSync } from 'node:child_process';

/** `npm run edit` where it does not start: how it ends and what it says. */
function edit(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/edit.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, ...env }, timeout: 60_000 },
  );
  return { status, stdout, stderr };
}

test.each(['0.0.0.0', '::', '192.168.1.5', 'plant-laptop', '127.evil.example'])(
  'HOST=%s is refused in one line: others could change the site',
  (HOST) => {
    expect(edit([], { HOST })).toEqual({
      status: 1,
      stdout: '',
      stderr: `HOST is ${HOST}, but the editor is for this machine alone: everybody on the network could change the site. Leave HOST out.\n`,
    });
  },
);

test.each([[['--comit']], [['--commit', 'now']]])('%j is refused in one line', (args) => {
  expect(edit(args)).toEqual({
    status: 1,
    stdout: '',
    stderr: `npm run edit does not know “${args.at(-1)}”. It knows one option: npm run edit -- --commit makes each save a commit.\n`,
  });
});

test('a port that is none is refused as by npm start', () => {
  expect(edit(['--commit'], { PORT: 'x' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT is not a port number: "x"\n',
  });
});
