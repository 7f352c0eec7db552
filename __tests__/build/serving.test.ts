import { createHash } from 'node:crypto';
import { caddyfile, headersFile, nginxSnippet, redirectsFile } from '../../src/build/hostFiles';
import { cacheControl, contentSecurityPolicy, serving } from '../../src/build/serving';
import { routes } from '../../src/routes';

const page =
  '<style>a{color:red}</style><p style="--x:&quot;1&quot;"></p><script type="module">go()</script>';
const formUrl = 'https://forms.example/f/1';

describe('the content security policy', () => {
  const policy = contentSecurityPolicy([page], formUrl);

  it('allows nothing by default, and no inline or evaluated script', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  it('allows the inline script, style and style attribute of the page by hash', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('go()')}';`);
    expect(policy).toContain(
      `style-src 'self' 'unsafe-hashes' 'sha256-${hash('a{color:red}')}' 'sha256-${hash('--x:"1"')}';`,
    );
  });

  it("lets the form post to its service's origin and nowhere else", () => {
    expect(policy).toContain("connect-src 'self' https://forms.example;");
    expect(policy).toContain("form-action 'self' https://forms.example;");
  });

  it('names no other origin where the form posts to the site itself', () => {
    expect(contentSecurityPolicy([page], '/inbox')).toContain("connect-src 'self';");
  });
});

describe('the files for hosts', () => {
  const served = serving([page], formUrl);
  const files = {
    _headers: headersFile(served),
    'nginx.conf': nginxSnippet(served, routes),
    Caddyfile: caddyfile(served, routes),
  };

  it.each(Object.entries(files))('%s carries every security header with its value', (_, file) => {
    for (const [name, value] of Object.entries(served.headers)) {
      expect(file.includes(`${name}: ${value}`) || file.includes(`${name} "${value}"`)).toBe(true);
    }
  });

  it.each(Object.entries(files))('%s keeps hashed files for a year', (_, file) => {
    expect(file).toMatch(/\/assets\/\*?[^}]*?max-age=31536000, immutable/);
  });

  it('gives each file of Netlify and Cloudflare Pages one Cache-Control only', () => {
    const general = files._headers.split('\n\n')[0];
    expect(general).toMatch(/^\/\*\n/);
    expect(general).not.toContain('Cache-Control');
  });

  it('repeats every header in each nginx location, where nginx would drop them', () => {
    const locations = files['nginx.conf'].split('\nlocation ').slice(1);
    for (const location of locations) {
      for (const name of Object.keys(served.headers))
        expect(location).toContain(`add_header ${name}`);
    }
  });

  it('leads the other spellings of a page to its one address', () => {
    expect(redirectsFile(routes).split('\n')).toEqual(
      expect.arrayContaining(['/index.html / 301', '/about.html /about 301', '/about/ /about 301']),
    );
    expect(files.Caddyfile).toContain('redir /about/ /about 301');
    expect(files['nginx.conf']).toMatch(
      /location = \/about\/ \{[^}]*return 301 \/about\$is_args\$args;/,
    );
  });

  it('hides the files that are not for visitors', () => {
    expect(files.Caddyfile).toContain('@hidden path /404 /404.html /_*');
    expect(files['nginx.conf']).toContain('location ~ ^/(404$|_) {');
  });
});

test('hashed files are kept for a year, pages are asked for each time', () => {
  const served = serving([page], formUrl);
  expect(cacheControl(served, '/assets/main.1234.js')).toBe('public, max-age=31536000, immutable');
  expect(cacheControl(served, '/pictures/heroes/plc-wide-640.1234.avif')).toContain('immutable');
  expect(cacheControl(served, '/about')).toBe('no-cache');
});
