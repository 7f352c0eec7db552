import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** Whether a component is rendered to match the prerendered page, which knows no reader. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
}
