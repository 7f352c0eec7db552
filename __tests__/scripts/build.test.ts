import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What `npm run build` says with a setting, in an empty folder: a build that went on would stop there at once. */
function build(formUrl: string | undefined) {
  const { CONTACT_FORM_URL: _, ...env } = process.env;
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'no-site-'));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), path.resolve('scripts/build.ts')],
    { cwd, env: { ...env, ...(formUrl && { CONTACT_FORM_URL: formUrl }) }, encoding: 'utf8' },
  );
  rmSync(cwd, { recursive: true });
  return { status, stderr };
}

test('a build without an address for the contact form stops, and says what to set', () => {
  const { status, stderr } = build(undefined);
  expect(stderr).toMatch(/^CONTACT_FORM_URL is not set/);
  expect(status).toBe(1);
});

test.each(['http://forms.example/f/1', 'http://127.example/f/1', 'http://10.0.0.1/f'])(
  'a build whose form would post to %s stops: anybody on the way could read it',
  (formUrl) => {
    const { status, stderr } = build(formUrl);
    expect(stderr).toMatch(/^CONTACT_FORM_URL has to begin with https:/);
    expect(status).toBe(1);
  },
);

test.each(['https://forms.example/f/1', 'http://localhost:4173/inbox', 'http://forms.test/f/1'])(
  'a form may post to %s',
  (formUrl) => {
    expect(build(formUrl).stderr).not.toContain('CONTACT_FORM_URL');
  },
);
