import { useEffect, useEffectEvent } from 'react';
import { hashTarget } from './focusTarget';

/** Calls `follow` with the element that the address's hash names, or null: at first, and whenever the hash changes. */
export function useHashTarget(follow: (target: HTMLElement | null) => void): void {
  const onHash = useEffectEvent(() => follow(hashTarget()));
  useEffect(() => {
    const onChange = () => onHash();
    onChange();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
}
