/** What is wrong with a deployed site, and what to do about it: a sentence each. */
export type Finding = { what: string; todo: string };

/** How many addresses a finding names. */
const mostNamed = 3;

/** Addresses in a sentence: `/, /about, /contact and 4 more`. */
export function listed(addresses: readonly string[]): string {
  const named = addresses.slice(0, mostNamed).join(', ');
  const more = addresses.length - mostNamed;
  return more > 0 ? `${named} and ${more} more` : named;
}

/** Gathers what is wrong at several addresses into one finding for each kind. */
export function createFindings() {
  const kinds = new Map<string, { todo: string; addresses: string[] }>();
  return {
    /** `what` goes on with the addresses: "There is no ETag" at "/" and "/about". */
    add(what: string, address: string, todo: string): void {
      const kind = kinds.get(what) ?? { todo, addresses: [] };
      kind.addresses.push(address);
      kinds.set(what, kind);
    },
    all: (): Finding[] =>
      [...kinds].map(([what, { todo, addresses }]) => ({
        what: `${what}: ${listed(addresses)}`,
        todo,
      })),
  };
}
