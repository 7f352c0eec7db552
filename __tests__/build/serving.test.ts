import { createHash } from 'node:crypto';
import { headersFile, redirectsFile, vercelFile } from '../../src/build/hostFiles';
import { contentSecurityPolicy, contentType, serving } from '../../src/build/serving';
import { vcardFile } from '../../src/features/contact-details/vcardFile';
import { routes } from '../../src/routes';

const page =
  '<style>a{color:red}</style><p style="color:red"></p><script type="module">go()</script>';
const formUrl = 'https://forms.example/f/1';

describe('the content security policy', () => {
  const policy = contentSecurityPolicy([page], formUrl);

  it('allows nothing by default, and no inline or evaluated script', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  it('allows the inline script and style of the page by hash, and no style attribute', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('go()')}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('a{color:red}')}';`);
  });

  it('lets no script turn text into HTML or code, by no policy of its own either', () => {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  it("lets the form post to its service's origin and nowhere else", () => {
    expect(policy).toContain("connect-src 'self' https://forms.example;");
    expect(policy).toContain("form-action 'self' https://forms.example;");
  });

  it('names no other origin where the form posts to the site itself', () => {
    expect(contentSecurityPolicy([page], '/inbox')).toContain("connect-src 'self';");
  });
});

test('every response carries the security headers', () => {
  const { headers } = serving([page], formUrl);
  expect(headers).toEqual({
    'Content-Security-Policy': contentSecurityPolicy([page], formUrl),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

/** nginx and Caddy are started for real with theirs, in `npm run test:hosts`. */
describe('the files for hosts', () => {
  const served = serving([page], formUrl);
  const vercel: { headers: { source: string; headers: { key: string; value: string }[] }[] } =
    JSON.parse(vercelFile(served));

  it('_headers carries every security header with its value', () => {
    for (const [name, value] of Object.entries(served.headers))
      expect(headersFile(served)).toContain(`${name}: ${value}`);
  });

  it('vercel.json carries every security header with its value', () => {
    expect(vercel.headers[0]?.source).toBe('/(.*)');
    const pairs = vercel.headers[0]?.headers.map(({ key, value }) => [key, value]) ?? [];
    expect(Object.fromEntries(pairs)).toEqual(served.headers);
  });

  it('gives each file of Netlify and Cloudflare Pages one Cache-Control only', () => {
    const general = headersFile(served).split('\n\n')[0];
    expect(general).toMatch(/^\/\*\n/);
    expect(general).not.toContain('Cache-Control');
    expect(headersFile(served)).toMatch(/\/assets\/\*\n {2}Cache-Control: .*immutable/);
  });

  it('has each host serve the vCard as one', () => {
    expect(headersFile(served)).toContain(
      `/${vcardFile}\n  Content-Type: text/vcard; charset=utf-8`,
    );
    expect(vercel.headers).toContainEqual({
      source: `/${vcardFile}`,
      headers: [{ key: 'Content-Type', value: 'text/vcard; charset=utf-8' }],
    });
  });

  it('leads the other spellings of a page to its one address', () => {
    expect(redirectsFile(routes).split('\n')).toEqual(
      expect.arrayContaining(['/index.html / 301', '/about.html /about 301', '/about/ /about 301']),
    );
  });
});

test('a file of a kind that no server has a type for stops the build', () => {
  expect(() => contentType('static/tour.mp4')).toThrow(/mp4/);
});
