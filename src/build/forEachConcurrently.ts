import { availableParallelism } from 'node:os';

/** Does something with each of many things, as many at once as there are processors. Rejects with the first that fails. */
export async function eachInTurns<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const left = things.values();
  const worker = async () => {
    for (const thing of left) await work(thing);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
