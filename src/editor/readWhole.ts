import type { Problem } from '../generator/content/problems';
import { type ReadContent, readContent } from '../generator/content/readContent';

/** A problem that only drafts cause: what is named is there, and no visitor gets it. */
function ofDraft({ what, ...place }: Problem): Problem {
  const [, line = '', named] =
    /^(line \d+ )?(?:names no|has a link to no) .*?: (".*?")/.exec(what) ?? [];
  const why = named ? `${line}leads to ${named}, which is a draft` : `${what}, without its drafts`;
  return { ...place, what: why };
}

/** What the build reads of a site: each of its languages, without drafts. */
export function readBuilt(folder: string): ReadContent[] {
  const read = (language: string) => readContent(folder, { drafts: false, language });
  const first = read('');
  if (first.found.length > 0) return [first];
  return [first, ...(first.content.site.languages ?? []).map((other) => read(other.folder))];
}

/**
 * A site with its drafts, and what is wrong with it. Drafts may name each other, but nothing that
 * is built may name one of them.
 */
export function readWhole(folder: string): ReadContent {
  const read = readContent(folder, { drafts: true, language: '' });
  if (read.found.length > 0) return read;
  const { site, written } = read.content;
  const hasDrafts = Object.values(written).some((all) => all.some(({ front }) => front.draft));
  if (!hasDrafts && !site.languages) return read;
  const [first, ...others] = readBuilt(folder).map(({ found }) => found);
  return { ...read, found: [...(first ?? []).map(ofDraft), ...others.flat()] };
}
