import type { Problem } from '../generator/content/problems';
import { type ReadContent, readContent } from '../generator/content/readContent';

/** A problem without the names that its words suggest, of which there are fewer without drafts. */
const keyOf = ({ file, path, what }: Problem) =>
  JSON.stringify([file, path, what.replace(/ \((did you|there (is|are)) .*\)$/, '')]);

/** A problem that only drafts cause: what is named is there, and no visitor gets it. */
function ofDraft({ what, ...place }: Problem): Problem {
  const [, line = '', named] =
    /^(line \d+ )?(?:names no|has a link to no) .*?: (".*?")/.exec(what) ?? [];
  const why = named ? `${line}leads to ${named}, which is a draft` : `${what}, without its drafts`;
  return { ...place, what: why };
}

/**
 * A site with its drafts, and all that is wrong with it; a draft may be named by other drafts
 * alone, as the build leaves all of them out.
 */
export function readWhole(folder: string): ReadContent {
  const read = readContent(folder, { drafts: true });
  const pages = Object.values(read.content.written).flat();
  if (!pages.some(({ front }) => front.draft)) return read;
  const known = read.found.map(keyOf);
  const built = readContent(folder, { drafts: false }).found;
  const fresh = built.filter((problem) => !known.includes(keyOf(problem)));
  return { ...read, found: [...read.found, ...fresh.map(ofDraft)] };
}
