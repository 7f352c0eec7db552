import { useEffect, useRef, useState } from 'react';
import { keyOf } from './FormContext';
import type { Path } from './fieldProps';

/**
 * The places of a form that were left, whose mistakes may be told. They are told once the pointer is up: a
 * line that comes between would move the button away that somebody is pressing.
 */
export function useLeft() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isDown = useRef(false);
  const waiting = useRef<string[]>([]);
  useEffect(() => {
    const release = () => {
      isDown.current = false;
      const keys = waiting.current.splice(0);
      if (keys.length > 0) setLeft((before) => new Set([...before, ...keys]));
    };
    const press = () => {
      isDown.current = true;
    };
    // The click comes after it.
    const releaseLater = () => setTimeout(release);
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', releaseLater, true);
    addEventListener('pointercancel', releaseLater, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', releaseLater, true);
      removeEventListener('pointercancel', releaseLater, true);
    };
  }, []);
  const leave = (path: Path) => {
    if (isDown.current) waiting.current.push(keyOf(path));
    else setLeft((before) => new Set([...before, keyOf(path)]));
  };
  return [left, leave] as const;
}
