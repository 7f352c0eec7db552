import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBrand } from '../../src/build/brand/readBrand';
import { contentModules } from '../../src/build/content/contentModules';
import type { Problem } from '../../src/build/content/problems';
import { type ReadContent, readContent } from '../../src/build/content/readContent';
import { readPictures } from '../../src/build/pictures/readPictures';
import { readSource } from '../../src/build/pictures/readSource';
import type { Change } from './changes';
import { isPicture } from './editPaths';
import { temporary } from './saveFiles';

type Changed = Pick<Change, 'path' | 'data'>;

/**
 * Makes a change in a copy of the site and says what would then keep the site from being built, with its
 * drafts or without. What was wrong before the change is not told: it is no reason to refuse it. Nor
 * is what comes to light in other files because the change mends one, as a file that is wrong keeps the
 * build from comparing it with others. What is wrong in `brand/`, which no change is about, is not told.
 */
export async function problemsOf(folder: string, changes: readonly Changed[]): Promise<Problem[]> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'edit-'));
  try {
    const changed = changes.map((change) => path.join(copy, change.path));
    for (const name of ['content', 'pictures'])
      mirror(path.resolve(folder, name), path.join(copy, name), changed);
    for (const change of changes) apply(copy, change);
    const damaged = await damagedPictures(copy, changes);
    const options = { site: folder, changes };
    const after = await examined(copy, options);
    // Most changes are right: what was wrong before is asked for only where something is wrong now.
    const fresh = after.length > 0 ? newOnes(after, await examined(folder, options), changes) : [];
    return [...damaged, ...fresh];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Makes one folder stand for another: a folder of links where a changed file is to lie in it, otherwise a
 * link. What is hidden there is no part of the site.
 */
function mirror(from: string, to: string, changed: readonly string[]): void {
  if (!existsSync(from)) return;
  if (!changed.some((file) => file.startsWith(to + path.sep))) {
    // Windows lets everybody make this kind of link.
    symlinkSync(from, to, 'junction');
    return;
  }
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    const isHidden = entry.name.startsWith(entry.isDirectory() ? '.' : temporary);
    if (isHidden) continue;
    if (entry.isDirectory()) mirror(source, target, changed);
    else linkOrCopy(source, target);
  }
}

/** Windows lets only some accounts make links. */
function linkOrCopy(source: string, target: string): void {
  try {
    symlinkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

function apply(copy: string, { path: file, data }: Changed): void {
  const target = path.join(copy, file);
  // First, or it would be written through the link.
  rmSync(target, { force: true });
  if (data === null) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, data);
}

/** The build looks only at pictures that the content names; one that it cannot read is of no use to any. */
async function damagedPictures(copy: string, changes: readonly Changed[]): Promise<Problem[]> {
  const damaged: Problem[] = [];
  for (const { path: file, data } of changes) {
    if (!isPicture(file) || data === null) continue;
    await readSource(path.join(copy, file)).catch(() =>
      damaged.push({ file, path: [], what: 'cannot be read as a picture' }),
    );
  }
  return damaged;
}

/** All that is wrong with a site, or with a copy of it in another folder, but for its brand. */
async function examined(
  folder: string,
  { site, changes: [first] }: { site: string; changes: readonly Changed[] },
): Promise<Problem[]> {
  const withDrafts = readContent(folder, { drafts: true });
  // Without any draft the two are the same.
  const built = hasDrafts(withDrafts) ? readContent(folder, { drafts: false }) : withDrafts;
  const problems = [...withDrafts.found, ...built.found];
  try {
    const { found } = await readPictures(folder, withDrafts.content);
    problems.push(...found);
    if (problems.length === 0) makeModules(site, built);
  } catch (error) {
    // Content that is not what its schema says cannot be worked with, and that was told.
    if (withDrafts.wellFormed)
      problems.push({
        file: first?.path ?? 'content',
        path: [],
        what: `cannot be shown: ${error instanceof Error ? error.message : error}`,
      });
  }
  // A problem of both versions is one.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Whether a site may have drafts: what is not as its schema says is not known. */
const hasDrafts = ({ wellFormed, content }: ReadContent) =>
  !wellFormed ||
  Object.values(content.written)
    .flat()
    .some(({ front }) => front.draft);

const brands = new Map<string, ReturnType<typeof readBrand>>();

/**
 * Throws where something is made of the content that cannot be made of it. No edit is about the brand,
 * and any will do: it is read once, as comparing its colours takes longer than the rest.
 */
function makeModules(site: string, { content }: ReadContent): void {
  const brand = brands.get(site) ?? readBrand(site);
  brands.set(site, brand);
  contentModules(content, brand, new Date());
}

/** What tells a problem from others wherever in a list or a text it stands, as a change may move it. */
const kindOf = ({ file, path: place, what }: Problem) =>
  JSON.stringify([
    file,
    place.map((key) => (typeof key === 'number' ? 0 : key)),
    what.replace(/^line \d+/, ''),
  ]);

function newOnes(
  after: readonly Problem[],
  before: readonly Problem[],
  changes: readonly Changed[],
): Problem[] {
  const known = before.map(kindOf);
  const changed = new Set(changes.map(({ path: file }) => file));
  const mends = before.some(({ file }) => changed.has(file));
  return after.filter((problem) => {
    const index = known.indexOf(kindOf(problem));
    if (index < 0) return changed.has(problem.file) || !mends;
    known.splice(index, 1);
    return false;
  });
}
