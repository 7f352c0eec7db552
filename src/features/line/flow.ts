/** How a station is while one of them is stopped. */
export type FlowState = 'running' | 'stopped' | 'backedUp' | 'starved';

/**
 * How each station is when one is stopped: those before it cannot get rid of their bottles, those
 * after it get none. `ids`: the stations that bottles pass, in their way. Nothing stopped, or
 * something that no bottle passes: all run.
 */
export function flowAround(
  ids: readonly string[],
  stopped: string | undefined,
): Map<string, FlowState> {
  const at = stopped === undefined ? -1 : ids.indexOf(stopped);
  return new Map(
    ids.map((id, index) => {
      if (at < 0) return [id, 'running'];
      if (index === at) return [id, 'stopped'];
      return [id, index < at ? 'backedUp' : 'starved'];
    }),
  );
}

/** The station that is stopped, if there is one. */
export function stoppedIn(states: ReadonlyMap<string, FlowState>): string | undefined {
  return [...states].find(([, state]) => state === 'stopped')?.[0];
}

/** How full the buffer, by its id, ends up, from 0 to 1: half while the line runs. */
export function bufferLevel(
  states: ReadonlyMap<string, FlowState>,
  buffer: string | undefined,
): number {
  const state = buffer && states.get(buffer);
  if (state === 'backedUp') return 1;
  return state === 'starved' ? 0.06 : 0.5;
}
