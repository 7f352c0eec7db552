import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { escapeHtml } from '../../src/build/escapeHtml';
import { fileOf } from '../../src/build/fileOf';
import { spellings } from '../../src/build/hostFiles';
import { cacheControl, longestForMissing, type Serving } from '../../src/build/serving';
import { wordsFile } from '../../src/words';
import type { Answer } from './client';
import { createFindings, type Finding } from './finding';
import { keptFor } from './missing';
import type { DeployedPage, DeployedSite } from './site';

const hostFile = 'Use the file that the build writes for this host (docs/operations.md).';
const deployAgain = 'Build again and deploy the whole of dist/.';

/**
 * Whether an answer is cached as `serving.ts` says: in its words, in those of a host whose rules hold
 * for whole folders, or in a host's own wording of "ask each time".
 */
function isCachedWell({ status, headers }: Answer, path: string, expected: Serving): boolean {
  if (status === 404) return keptFor(headers) <= longestForMissing;
  const got = headers['cache-control'] ?? '';
  const value = cacheControl(expected, path);
  const folder = expected.caching.find(({ prefix }) => path.startsWith(prefix))?.wholeFolder;
  return (
    got === value ||
    got === folder ||
    (value === 'no-cache' && /\b(max-age=0|no-cache)\b/.test(got) && !/immutable/.test(got))
  );
}

/** The headers of an answer against `serving.ts`; the policy has a file of its own. */
export function checkHeaders(
  answer: Answer,
  path: string,
  { expected }: Pick<DeployedSite, 'expected'>,
  findings: ReturnType<typeof createFindings>,
): void {
  const { headers } = answer;
  for (const [name, value] of Object.entries(expected.headers)) {
    const got = headers[name.toLowerCase()];
    if (name === 'Content-Security-Policy' || got === value) continue;
    const what = got === undefined ? `${name} is missing` : `${name} is "${got}", not "${value}"`;
    findings.add(what, path, hostFile);
  }
  if (!isCachedWell(answer, path, expected)) {
    const got = headers['cache-control'] ?? '';
    const what = `Cache-Control is "${got}", not "${cacheControl(expected, path)}"`;
    findings.add(what, path, hostFile);
  }
}

const unpack: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The unpacked body of a compressed answer; undefined where it cannot be unpacked. */
function unpacked({ headers, body }: Answer): Buffer | undefined {
  try {
    return unpack[headers['content-encoding'] ?? '']?.(body);
  } catch {
    return undefined;
  }
}

/** What a page itself says: its status, its title, its address. */
function checkPage(
  { route, path, answer, html }: DeployedPage,
  { origin, own }: DeployedSite,
): Finding[] {
  const findings = createFindings();
  const status = route.id === own.notFound.id ? 404 : 200;
  if (answer.status !== status) {
    const got = answer.status ? `The status is ${answer.status}, not ${status}` : 'Nothing answers';
    findings.add(got, path, status === 404 ? hostFile : deployAgain);
  }
  if (answer.status >= 300 && answer.status < 400) return findings.all();
  if (!html.includes(`<title>${escapeHtml(route.documentTitle)}</title>`)) {
    findings.add(`"${route.title}" is not what is shown`, path, deployAgain);
    return findings.all();
  }
  if (!/^text\/html; ?charset=utf-8$/i.test(answer.headers['content-type'] ?? '')) {
    findings.add('The Content-Type is not HTML in UTF-8', path, hostFile);
  }
  if (
    own.content.site.origin === origin &&
    route.indexed &&
    !html.includes(`href="${origin}${path}"`)
  ) {
    findings.add('The canonical address in the page is not its own', path, deployAgain);
  }
  return findings.all();
}

/** Compression and the answer to "has it changed?". */
async function checkTransfer({ path, answer, html }: DeployedPage, site: DeployedSite) {
  const findings = createFindings();
  const packed = await site.ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  if (!packed.headers['content-encoding']) {
    findings.add('It is sent uncompressed', path, hostFile);
  } else if (unpacked(packed)?.toString() !== html) {
    const todo = 'Deploy the compressed files of the same build, or purge the cache in front.';
    findings.add('What is sent compressed is not what is sent plain', path, todo);
  } else if (!/accept-encoding/i.test(packed.headers.vary ?? '')) {
    findings.add('Vary does not name Accept-Encoding', path, hostFile);
  }
  if (answer.status !== 200) return findings.all();
  const { etag } = answer.headers;
  if (!etag) findings.add('There is no ETag', path, hostFile);
  else if ((await site.ask(path, { headers: { 'If-None-Match': etag } })).status !== 304) {
    findings.add('Its own ETag does not give 304', path, 'Let the host answer If-None-Match.');
  }
  return findings.all();
}

/** The other spellings of each page lead to its one address, in one step. */
async function checkSpellings(site: DeployedSite): Promise<Finding[]> {
  const findings = createFindings();
  await Promise.all(
    spellings(site.pages.map(({ route }) => route).filter(({ id }) => id !== 'notFound')).map(
      async ({ from, to }) => {
        const { status, headers } = await site.ask(from);
        const { location } = headers;
        const leads =
          location && URL.canParse(location, site.origin + from)
            ? new URL(location, site.origin + from).href
            : '';
        if ((status === 301 || status === 308) && leads === new URL(to, site.origin).href) return;
        const what = leads
          ? `${from} leads to ${leads} with ${status}`
          : `${from} answers ${status}`;
        findings.add(`${what} instead of leading for good to`, to, hostFile);
      },
    ),
  );
  return findings.all();
}

/** What a written page says lies beside it, for whoever comes to it from another page. */
async function checkWords(site: DeployedSite): Promise<Finding[]> {
  const findings = createFindings();
  const written = site.pages.filter(({ route }) => route.id === 'written');
  await Promise.all(
    written.map(async ({ path }) => {
      const { status } = await site.ask(`/${wordsFile(path)}`);
      if (status !== 200) findings.add(`Its words answer ${status}`, path, deployAgain);
    }),
  );
  return findings.all();
}

/** Every page: status, one address, headers, compression, 304, and all of one build. */
export async function checkPages(site: DeployedSite): Promise<Finding[]> {
  const findings = createFindings();
  const shown = site.pages.filter(({ answer }) => answer.status === 200 || answer.status === 404);
  for (const { answer, path } of shown) checkHeaders(answer, path, site, findings);
  for (const { path } of site.stale) {
    findings.add('It is of another build than the other pages', path, deployAgain);
  }
  for (const { route, path, html } of shown) {
    const built = site.expected.built(fileOf(route.path));
    if (built && built.toString() !== html) {
      findings.add('It is not the page of the build', path, deployAgain);
    }
  }
  const ownOrigin = site.own.content.site.origin;
  const origin =
    ownOrigin === site.origin
      ? []
      : [
          {
            what: `The pages say they are at ${ownOrigin}, and were looked at on ${site.origin}.`,
            todo: 'Set `origin` in content/site.json and build again, or check that address.',
          },
        ];
  return [
    ...origin,
    ...site.pages.flatMap((page) => checkPage(page, site)),
    ...findings.all(),
    ...(await Promise.all(shown.map((page) => checkTransfer(page, site)))).flat(),
    ...(await checkSpellings(site)),
    ...(await checkWords(site)),
  ];
}
