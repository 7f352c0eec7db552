export const deployAgain =
  'Deploy the whole of dist/ again, its folders included, and purge what a CDN has kept.';
export const hostFile = 'Use the file that the build writes for this host (docs/operations.md).';

/** How many addresses a finding names. */
const mostNamed = 3;

/** Gathers what is wrong, each kind once with all of its addresses, and what else is worth saying. */
export function createReport() {
  const kinds = new Map<string, { todo: string; addresses: string[] }>();
  const notes: string[] = [];
  return {
    notes,
    /**
     * `what` is a sentence, or goes on with the address: "There is no ETag" at "/about". Where there is
     * nothing to do, it is a note.
     */
    say(what: string, todo?: string, ...addresses: string[]): void {
      if (!todo) return void notes.push(what);
      const before = kinds.get(what)?.addresses ?? [];
      kinds.set(what, { todo, addresses: [...before, ...addresses] });
    },
    /** What is wrong and what to do about it: `There is no ETag: /, /about, /contact and 4 more`. */
    findings: () =>
      [...kinds].map(([what, { todo, addresses }]) => {
        const named = addresses.slice(0, mostNamed).join(', ');
        const more = addresses.length - mostNamed;
        const all = more > 0 ? `${named} and ${more} more` : named;
        return { what: all ? `${what}: ${all}` : what, todo };
      }),
  };
}

export type Report = ReturnType<typeof createReport>;
