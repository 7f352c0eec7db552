import { availableParallelism } from 'node:os';

/** Works on each of many things, `atOnce` of them at a time. Rejects with the first that fails. */
export async function forEachConcurrently<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
  atOnce = availableParallelism(),
): Promise<void> {
  const left = things.values();
  const worker = async () => {
    for (const thing of left) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
