/** What is wrong with a deployed site, and what to do about it. */
export type Finding = { what: string; todo: string };

export const deployAgain =
  'Deploy the whole of dist/ again, its folders included, and purge what a CDN has kept.';
export const hostFile = 'Use the file that the build writes for this host (docs/operations.md).';

/** How many addresses a finding names. */
const mostNamed = 3;

/** Addresses in a sentence: `/, /about, /contact and 4 more`. */
export function listed(addresses: readonly string[]): string {
  const named = addresses.slice(0, mostNamed).join(', ');
  const more = addresses.length - mostNamed;
  return more > 0 ? `${named} and ${more} more` : named;
}

/** Gathers what is wrong, each kind once with all of its addresses, and what else is worth saying. */
export function createReport() {
  const kinds = new Map<string, { todo: string; addresses: string[] }>();
  const notes: string[] = [];
  return {
    notes,
    /** `what` is a sentence, or goes on with the address: "There is no ETag" at "/about". */
    add(what: string, todo: string, address?: string): void {
      const kind = kinds.get(what) ?? { todo, addresses: [] };
      if (address !== undefined) kind.addresses.push(address);
      kinds.set(what, kind);
    },
    findings: (): Finding[] =>
      [...kinds].map(([what, { todo, addresses }]) => ({
        what: addresses.length ? `${what}: ${listed(addresses)}` : what,
        todo,
      })),
  };
}

export type Report = ReturnType<typeof createReport>;
