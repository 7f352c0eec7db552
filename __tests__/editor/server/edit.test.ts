import { spawnSync } from 'node:child_process';

test.each([
  ['127.0.0.1', '--comit', 'npm run edit does not know “--comit”. It knows no options.\n'],
  [
    '0.0.0.0',
    '',
    /^HOST is 0\.0\.0\.0, but the editor is at localhost alone, .* Leave HOST out\.\n$/,
  ],
])(
  'npm run edit with HOST %s and “%s” does not begin and says why in one line',
  (HOST, option, line) => {
    const args = ['--import', 'tsx', 'scripts/edit.ts', option].filter(Boolean);
    const env = { ...process.env, HOST };
    const ended = spawnSync(process.execPath, args, { encoding: 'utf8', env, timeout: 60_000 });
    expect([ended.status, ended.stdout]).toEqual([1, '']);
    expect(ended.stderr.replace(line, '')).toBe('');
  },
);
