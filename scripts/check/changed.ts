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

/** The scripts of a page that its build does not have. */
function strangeScripts({ scripts }: Document, { expected }: CheckedSite): string[] {
  const policy = expected.serving.headers['Content-Security-Policy'] ?? '';
  return [...scripts]
    .filter(({ type }) => /^$|javascript|module/.test(type))
    .filter((script) => {
      const address = script.getAttribute('src');
      return address === null
        ? !policy.includes(`'sha256-${hashOf(script.text)}'`)
        : !expected.addresses[address];
    })
    .map((script) => script.getAttribute('src') ?? script.text.trim().slice(0, 60));
}

/** What was put into a page that the build does not have. */
function additions(text: string, site: CheckedSite): string[] {
  const { document } = new JSDOM(text).window;
  const elements = [...document.querySelectorAll('*')];
  const attributes = new Set(elements.flatMap((element) => element.getAttributeNames()));
  return [
    ...strangeScripts(document, site).map((script) => `A script ("${script}")`),
    ...[...attributes].filter((name) => /^(style|on.+)$/.test(name)).map((name) => `"${name}="`),
  ];
}

/** Says what has become of a file that is not as it was built. */
export function sayWhatChanged(site: CheckedSite, path: string, text: string): void {
  const { report, expected } = site;
  const known = cloudflare.find(([trace]) => trace.test(text));
  const isPage = expected.addresses[path]?.type?.startsWith('text/html');
  const assets = [...text.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, address = '']) => address);
  const isOther = isPage && assets.some((address) => !expected.addresses[address]);
  const added = isPage && !known && !isOther ? additions(text, site) : [];
  for (const what of added)
    report.add(
      `${what} which no build has, and the policy may refuse, was put into`,
      whoAdds,
      path,
    );
  if (known) {
    const [, name, where] = known;
    const todo = `Switch off ${name} in Cloudflare's dashboard: ${where}.`;
    report.add(`Cloudflare has changed it on the way (${name})`, todo, path);
  } else if (isOther) report.add('It is of another build than the others', deployAgain, path);
  else if (!added.length)
    report.add(`It is not the ${isPage ? 'page' : 'file'} of the build`, deployAgain, path);
}
