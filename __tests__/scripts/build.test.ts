import { spawnSync } from 'node:child_process';
import { formUrlFromEnvironment } from '../../scripts/formUrl';
import { expectUsableFolder } from '../../scripts/usableFolder';

afterEach(() => {
  delete process.env.CONTACT_FORM_URL;
});

test('a build without an address for the contact form stops, and names the variable to set', () => {
  const { CONTACT_FORM_URL: _, ...env } = process.env;
  const command = ['--import', 'tsx', 'scripts/build.ts'];
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^CONTACT_FORM_URL is not set/);
  expect(status).toBe(1);
});

test.each(['http://forms.example/f/1', 'http://127.example/f/1'])(
  'a build whose form would post to %s stops: anybody on the way could read it',
  (formUrl) => {
    process.env.CONTACT_FORM_URL = formUrl;
    expect(formUrlFromEnvironment).toThrow(/^CONTACT_FORM_URL has to begin with https:/);
  },
);

test.each(['https://forms.example/f/1', 'http://localhost:4173/inbox', 'http://forms.test/f/1'])(
  'a form may post to %s',
  (formUrl) => {
    process.env.CONTACT_FORM_URL = formUrl;
    expect(formUrlFromEnvironment()).toBe(formUrl);
  },
);

test.each(['/home/ana/C#/site', '/srv/100%20/site', '/srv/*/site'])(
  'a project in %s says that the folder has to be renamed',
  (folder) => {
    expect(() => expectUsableFolder(folder)).toThrow(/rename or move it/);
  },
);

test('a project may lie in a folder with a blank, brackets or letters of any language', () => {
  expect(() => expectUsableFolder('/home/zoë/web site (1) [x]')).not.toThrow();
});
