import { contentType, contentTypes } from '../../src/build/contentTypes';
import { readPictures } from '../../src/build/pictures/readPictures';
import type { Site } from '../../src/build/site';
import { robots, sitemap } from '../../src/build/sitemap';
import { vcard } from '../../src/build/vcard';
import { manifest, securityText } from '../../src/build/wellKnown';
import { feeds } from '../../src/build/written/feeds';
import { vcardFile } from '../../src/features/contact-details/vcardFile';
import { createFindings, type Finding } from './finding';
import { checkHeaders } from './pages';
import type { DeployedSite } from './site';

const deployAgain = 'Deploy the whole of dist/, its folders included.';
const day = 24 * 60 * 60 * 1000;
/** How long before `security.txt` expires it is spoken of, in days. */
const enoughNotice = 30;

const extensions = Object.keys(contentTypes).join('|');
// What stands in the middle of a word ("data/list.json") is the name of something else.
const named = new RegExp(
  `(https?://[\\w.:-]+|(?<![\\w./:-]))(/[\\w./-]+\\.(?:${extensions}))\\b`,
  'g',
);
const chunk = /["'`](?:\.?\/)?([\w.-]+\.[0-9a-f]{8}\.(?:js|css|woff2))["'`]/g;

/** The files of the site that a text names by their whole path, and the names of its chunks. */
function filesIn(text: string, origin: string): string[] {
  const whole = [...text.matchAll(named)]
    .filter(([, host]) => !host || host === origin)
    .map(([, , path = '']) => path);
  return [...whole, ...[...text.matchAll(chunk)].map(([, name = '']) => `/assets/${name}`)];
}

/** Names that hosts with lists of their own have for a type. */
const sameTypes: Record<string, string> = {
  'application/javascript': 'text/javascript',
  'application/xml': 'text/xml',
  'image/x-icon': 'image/vnd.microsoft.icon',
};

const essence = (type: string) => {
  const [bare = ''] = type.toLowerCase().split(';');
  return sameTypes[bare.trim()] ?? bare.trim();
};

/** Every file that the pages name, and those that these name in turn, is there as what it is. */
async function checkNamedFiles(site: DeployedSite): Promise<Finding[]> {
  const findings = createFindings();
  const seen = new Set<string>();
  const look = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    const isScript = path.endsWith('.js');
    const answer = await site.ask(path, { method: isScript ? 'GET' : 'HEAD' });
    if (answer.status !== 200) return findings.add('It is not there', path, deployAgain);
    const type = answer.headers['content-type'] ?? '';
    if (essence(type) !== essence(contentType(path))) {
      const todo = 'Let the host answer 404 for what is not there, and know the type of what is.';
      return findings.add(`It is sent as "${type}", not "${contentType(path)}"`, path, todo);
    }
    checkHeaders(answer, path, site, findings);
    if (isScript && site.expected.built(path)?.equals(answer.body) === false) {
      findings.add('It is not the file of the build', path, deployAgain);
    }
    if (isScript) await lookAtAll(filesIn(answer.body.toString(), site.origin));
  };
  const { pictures } = await readPictures(site.own.folder, site.own.content);
  const lookAtAll = async (paths: string[]) => void (await Promise.all(paths.map(look)));
  await lookAtAll([
    ...site.pages.flatMap(({ html }) => filesIn(html, site.origin)),
    // The code makes up the addresses of most of them: those of the later slides, for one.
    ...pictures.flatMap(({ files }) => files.map(({ address }) => address)),
    '/favicon.ico',
    '/icon-512.png',
  ]);
  return findings.all();
}

const withoutDates = (text: string) => text.replace(/<lastmod>[^<]*<\/lastmod>/g, '');

/** What has a content that is known: by its path. */
const knownFiles = (own: Site): [path: string, content: string][] => [
  ['/robots.txt', robots(own)],
  ['/sitemap.xml', withoutDates(sitemap(own, () => undefined))],
  ...feeds(own).map(([file, atom]): [string, string] => [`/${file}`, atom]),
  ['/site.webmanifest', manifest(own)],
  ...(own.modules.site.contactCard ? [[`/${vcardFile}`, vcard(own)] as [string, string]] : []),
];

async function checkKnownFiles(site: DeployedSite): Promise<Finding[]> {
  const findings = createFindings();
  for (const [path, content] of knownFiles(site.own)) {
    const { status, body } = await site.ask(path);
    if (status !== 200) findings.add('It is not there', path, deployAgain);
    else if (withoutDates(body.toString()) !== content) {
      findings.add('It does not say what content/ says', path, 'Build and deploy again.');
    }
  }
  return findings.all();
}

async function checkSecurityText(site: DeployedSite): Promise<Finding[]> {
  const path = '/.well-known/security.txt';
  if (!securityText(site.own, new Date())) return [];
  const { status, body } = await site.ask(path);
  if (status !== 200) return [{ what: `${path} is not there.`, todo: deployAgain }];
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body.toString())?.[1] ?? '');
  if (!expires) return [{ what: `${path} does not say when it expires.`, todo: deployAgain }];
  const days = Math.floor((expires - Date.now()) / day);
  if (days >= enoughNotice) return [];
  const what = days < 0 ? `${path} expired ${-days} days ago.` : `${path} expires in ${days} days.`;
  return [{ what, todo: 'Build and deploy again: each build is good for a year.' }];
}

/** Everything the pages name is there: chunks, pictures, fonts, and what machines read. */
export async function checkFiles(site: DeployedSite): Promise<Finding[]> {
  const found = [checkNamedFiles(site), checkKnownFiles(site), checkSecurityText(site)];
  // Each of the known files is named by pages as well.
  const all = (await Promise.all(found)).flat();
  return all.filter(({ what }, index) => all.findIndex((one) => one.what === what) === index);
}
