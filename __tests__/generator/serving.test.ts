import { createHash } from 'node:crypto';
import { contentType } from '../../src/generator/contentTypes';
import { fillTemplate, headersFile, redirectsFile } from '../../src/generator/hostFiles';
import { inlineScripts } from '../../src/generator/inlineScripts';
import { sourceExtensions } from '../../src/generator/pictures/findPictureSource';
import {
  cacheControl,
  contentSecurityPolicy,
  headersOf,
  servingOf,
} from '../../src/generator/serving';
import { routes } from '../../src/routes';
import { company } from '../support/company';

const style = 'a{color:red}';
const formUrl = 'https://forms.example/f/1';
const served = servingOf([{ site: company, styles: [style] }], formUrl);

test('the content security policy allows only our own scripts, by hash, and the form service', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const policy = contentSecurityPolicy([style], formUrl, [routes]);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${inlineScripts([routes])
      .map((script) => `'sha256-${hash(script)}'`)
      .join(' ')}`,
    `style-src 'self' 'sha256-${hash(style)}'`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://forms.example",
    "form-action 'self' https://forms.example",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
  // A form that posts to the site itself adds no other origin.
  expect(contentSecurityPolicy([style], '/inbox')).not.toContain('https:');
});

test('every response carries the security headers', () => {
  expect(served.headers).toEqual({
    'Content-Security-Policy': contentSecurityPolicy([style], formUrl, [routes]),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('a file that is no page may do nothing, wherever it is opened', () => {
  for (const path of ['/pictures/marks/a.svg', '/brand/logo.svg', '/assets/main.js']) {
    const policy = headersOf(served, path)['Content-Security-Policy'];
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/'self'|sha256/);
  }
});

/** nginx and Caddy are started for real with theirs, in `npm test -- system`. */
describe('the files for hosts', () => {
  const assets = ['/assets/main.0123abcd.js', '/assets/other.0123abcd.css'];
  const pictures = Array.from(
    { length: 400 },
    (_, n) => `/pictures/projects/wide-${n}.0123abcd.avif`,
  );
  const published = ['/index.html', ...assets, ...pictures];
  const headers = headersFile(served, published);

  /** The caching of a path in `_headers`: all values, as the hosts add them up. */
  const inHeaders = (path: string) =>
    headers.split('\n\n').flatMap((block) => {
      const [rule = ''] = block.split('\n');
      const isMatch = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
      return isMatch ? (/^ {2}Cache-Control: (.+)$/m.exec(block)?.[1] ?? []) : [];
    });

  it('carry every security header with its value', () => {
    for (const [name, value] of Object.entries(served.headers))
      expect(headers).toContain(`${name}: ${value}`);
  });

  it('have a file of assets/ kept for a year, and each has one Cache-Control only', () => {
    for (const path of assets) expect(inHeaders(path)).toEqual([cacheControl(served, path)]);
    expect(headers.split('\n\n')[0]).not.toContain('Cache-Control');
  });

  // Netlify and Cloudflare Pages apply the rule of a path to its 404 as well.
  it('never let a missing file be kept for long: a deployment may bring it a moment later', () => {
    expect(inHeaders('/assets/gone.0123abcd.js')).toEqual([]);
    expect(inHeaders('/pictures/gone.0123abcd.avif')).toEqual(['public, max-age=3600']);
  });

  it('stay within the limits of Cloudflare Pages', () => {
    const many = Array.from({ length: 300 }, (_, n) => `/assets/part-${n}.0123abcd.js`);
    const blocks = headersFile(served, [...published, ...many]).split('\n\n');
    expect(blocks).toHaveLength(100);
    expect(blocks.join('\n')).toContain('/pictures/*\n');
    for (const line of headers.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  it('take the policy of pages away before they give files their own', () => {
    const policy = served.files['Content-Security-Policy'];
    for (const folder of ['assets', 'pictures', 'brand'])
      expect(headers).toContain(
        `/${folder}/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}`,
      );
  });

  it('leads the other spellings of a page to its one address', () => {
    expect(redirectsFile(served, routes).split('\n')).toEqual(
      expect.arrayContaining(['/index.html / 301', '/about.html /about 301', '/about/ /about 301']),
    );
  });

  it('show Not Found in the language of an address', () => {
    const file = redirectsFile({ ...served, languages: ['/de'] }, routes);
    expect(file).toMatch(/\n\/de\/\* \/de\/404.html 404\n$/);
  });

  it('lead each old address, however it is spelled, to its new one', () => {
    const file = redirectsFile(served, routes);
    for (const from of ['/services', '/services.html', '/services/', '/%C3%BCber-uns'])
      expect(file).toMatch(new RegExp(`^${from} \\S+ 301$`, 'm'));
    expect(file).toContain('/services.html /itsolutions#open-source 301\n');
    // A host that reads no more than some has these first.
    expect(file.indexOf('/services')).toBe(0);
    expect(file).not.toContain('catalogue.pdf.html');
    expect(file).toContain(
      '/2019/catalogue.pdf https://files.tarnline.example/catalogue.pdf?v=2 301\n',
    );
  });
});

test('a template has each value as it is, lines of rows once for each, and no slot without a value', () => {
  const template = 'a {{name}}\n  {{#rows}}\n  {{name}} {{value}}\n  {{/rows}}\n';
  const rows = [{ value: '$& {{name}}' }, { name: 'own', value: '' }];
  expect(fillTemplate(template, { name: 'x', rows })).toBe('a x\n  x $& {{name}}\n  own \n');
  expect(() => fillTemplate(template, { name: 'x' })).toThrow(/{{rows}}/);
});

describe('the editor on the internet', () => {
  const online = servingOf([], formUrl, true);

  it('has a policy only of its page', () => {
    const policy = headersOf(online, '/edit/')['Content-Security-Policy'];
    expect(policy).toContain("connect-src 'self' https://api.github.com;");
    expect(policy).not.toContain('unsafe-eval');
    for (const address of ['/', '/about', '/edit', '/editor'])
      expect(headersOf(online, address)).toEqual(servingOf([], formUrl).headers);
  });

  it('_headers takes the value of all pages away before it gives the page its own', () => {
    const block = headersFile(online, [])
      .split('\n\n')
      .find((rule) => rule.startsWith('/edit/\n'));
    expect(block?.match(/! .+/g)).toEqual(['! Content-Security-Policy']);
  });
});

test('a picture of each kind that an owner may bring has a type', () => {
  for (const extension of sourceExtensions)
    expect(contentType(`hero.${extension.toUpperCase()}`)).toMatch(/^image\//);
});

test('a file of a kind that no server has a type for stops the build', () => {
  expect(() => contentType('static/tour.xyz')).toThrow(/xyz/);
});
