/**
 * `npm run lockfile`: asks the registry for the integrity of what has none in the lockfile, and
 * writes it there. Ends with 1 where some is lacking still.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** A package in the lockfile. */
export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};

const folder = 'node_modules/';

/** What comes from a registry and has no integrity, with its name and version. */
export const lacking = (packages: Record<string, LockedPackage>) =>
  Object.entries(packages)
    .filter(([place, { link, resolved }]) => place && !link && !resolved?.startsWith('file:'))
    .filter(([, { integrity }]) => !integrity)
    .map(([place, locked]) => ({
      ...locked,
      place,
      id: `${place.slice(place.lastIndexOf(folder) + folder.length)}@${locked.version}`,
    }));

/** Fills in what a registry knows. Returns what was filled in, and what is lacking still. */
export function fillIntegrity(
  packages: Record<string, LockedPackage>,
  integrityOf: (id: string) => string | undefined,
) {
  const filled: string[] = [];
  for (const { place, id } of lacking(packages)) {
    const integrity = integrityOf(id);
    if (!integrity) continue;
    packages[place] = { ...packages[place], integrity };
    filled.push(id);
  }
  return { filled, left: lacking(packages).map(({ id }) => id) };
}

/** What the registry that npm is set to says. */
function askRegistry(id: string): string | undefined {
  const { status, stdout } = spawnSync('npm', ['view', id, 'dist.integrity'], { encoding: 'utf8' });
  const answer = stdout.trim();
  return status === 0 && /^sha512-\S+$/.test(answer) ? answer : undefined;
}

function main() {
  const file = 'package-lock.json';
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'));
  const { filled, left } = fillIntegrity(lock.packages, askRegistry);
  if (filled.length) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Filled in: ${filled.length}. Lacking still: ${left.join(', ') || 'none'}.`);
  process.exitCode = left.length ? 1 : 0;
}

if (require.main === module) main();
