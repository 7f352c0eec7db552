import { contentSecurityPolicy } from '../../src/build/serving';
import { createFindings, type Finding } from './finding';
import type { DeployedSite } from './site';

const header = 'content-security-policy';
const follow = 'Deploy the headers of the same build as the pages (docs/operations.md).';

/** A policy as its directives, each with its values. */
const directives = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );

/** What a policy lacks of what a page needs: `script-src 'sha256-…'`. */
function lacks(policy: string, needed: string): string[] {
  const given = directives(policy);
  return [...directives(needed)].flatMap(([name, values]) => {
    const missing = values.filter((value) => !given.get(name)?.includes(value));
    return missing.map((value) => `${name} ${value}`);
  });
}

/** What a browser refuses in a page under this policy without any hash that could allow it. */
const attributes = [
  { pattern: /<[a-z][^<>]*\sstyle=/i, what: 'A style attribute, which the policy refuses, is in' },
  {
    pattern: /<[a-z][^<>]*\son[a-z]+=/i,
    what: 'A script in an attribute, which the policy refuses, is in',
  },
];

/** A policy without the styles that it allows by hash. Each page has one of its own. */
const withoutStyles = (policy: string) =>
  policy.replace(/style-src [^;]*/, (styles) => styles.replace(/ 'sha256-[^']+'/g, ''));

/** The Content-Security-Policy: that of `serving.ts` to the letter, and one that fits the pages. */
export function checkPolicy({ pages, expected }: DeployedSite): Finding[] {
  const findings = createFindings();
  for (const { path, html, answer } of pages) {
    if (answer.status !== 200 && answer.status !== 404) continue;
    const policy = answer.headers[header];
    if (policy === undefined) {
      findings.add('There is no Content-Security-Policy', path, follow);
      continue;
    }
    const missing = lacks(policy, contentSecurityPolicy([html], expected.formUrl));
    for (const value of missing) findings.add(`The policy lacks ${value} for`, path, follow);
    // Without the build nobody knows the style of a page that did not answer.
    const compared = expected.hasBuild ? String : withoutStyles;
    const usual = expected.headers['Content-Security-Policy'] ?? '';
    if (!missing.length && compared(policy) !== compared(usual)) {
      findings.add('The policy allows other things than src/build/serving.ts', path, follow);
    }
    const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
    for (const { pattern, what } of attributes) {
      if (pattern.test(markup)) findings.add(what, path, 'Find what adds it: the build does not.');
    }
  }
  return findings.all();
}
