import { JSDOM } from 'jsdom';
import { hashOf } from '../../src/build/deployment';
import type { CheckedSite } from './checkSite';
import { deployAgain } from './report';

/** What Cloudflare changes on the way, by what it leaves there, and where that is switched off. */
// biome-ignore format: a table reads better as rows
const cloudflare: [trace: RegExp, name: string, where: string][] = [
  [/__cf_email__|\/email-protection|email-decode\./, 'Email Address Obfuscation', 'Scrape Shield'],
  [/rocket-loader\.|type="[0-9a-f]+-(text|module)/, 'Rocket Loader', 'Speed → Content Optimization'],
  [/static\.cloudflareinsights\.com/, 'Web Analytics (automatic setup)', 'Analytics → Web Analytics'],
  [/\/cdn-cgi\/challenge-platform\//, 'JavaScript Detections (Bot Fight Mode)', 'Security → Bots'],
  [/BEGIN Cloudflare Managed/i, 'the managed robots.txt', 'Security → Bots, or AI Crawl Control'],
  [/\/cdn-cgi\//, 'what adds to pages', 'Zaraz, Apps and Speed'],
];

const whoAdds =
  'Find who adds it on the way, and switch it off there: the host, a CDN or proxy, their analytics, "snippets" and "apps".';

/** What was put into a page that its build does not have: scripts, and what its policy refuses. */
function additions(html: string, { expected }: CheckedSite): string[] {
  const policy = expected.serving.headers['Content-Security-Policy'] ?? '';
  const elements = [...new JSDOM(html).window.document.querySelectorAll('*')];
  const scripts = elements
    .filter(({ localName }) => localName === 'script')
    .filter((script) => /^$|javascript|module/.test(script.getAttribute('type') ?? ''))
    .map((script) => script.getAttribute('src') ?? script.innerHTML)
    .filter((it) => !expected.addresses[it] && !policy.includes(`'sha256-${hashOf(it)}'`));
  const attributes = elements.flatMap((element) => element.getAttributeNames());
  const refused = attributes.filter((name) => /^(style|on.+)$/.test(name));
  return [
    ...scripts.map((script) => `A script ("${script.trim().slice(0, 60)}")`),
    ...[...new Set(refused)].map((name) => `"${name}="`),
  ];
}

/** Says what has become of a file that is not as it was built. */
export function sayWhatChanged(site: CheckedSite, path: string, text: string) {
  const { say, expected } = site;
  const [, name, where] = cloudflare.find(([trace]) => trace.test(text)) ?? [];
  if (name) {
    const todo = `Switch off ${name} in Cloudflare's dashboard: ${where}.`;
    return say(`Cloudflare has changed it on the way (${name})`, todo, path);
  }
  const isPage = expected.addresses[path]?.type?.startsWith('text/html');
  if (!isPage) return say('It is not the file of the build', deployAgain, path);
  const assets = [...text.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, address = '']) => address);
  if (assets.some((address) => !expected.addresses[address]))
    return say('It is of another build than the others', deployAgain, path);
  const added = additions(text, site);
  if (!added.length) say('It is not the page of the build', deployAgain, path);
  for (const what of added)
    say(`${what} which no build has, and the policy may refuse, was put into`, whoAdds, path);
}
