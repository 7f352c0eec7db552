import { useState } from 'react';

type Typed = {
  text: string;
  given: string;
  /** What was typed that has not come back yet. */
  sent: readonly string[];
};

/**
 * A text that is at once what was typed last: Decap gives it back later than the browser needs it, and
 * a field that is set back meanwhile loses the place of its cursor. What comes from elsewhere, such as
 * an entry that is read anew, takes its place.
 */
export function useTyped(given: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: given, given, sent: [] });
  let { text } = typed;
  if (given !== typed.given) {
    const at = typed.sent.lastIndexOf(given);
    if (at < 0) text = given;
    setTyped({ text, given, sent: at < 0 ? [] : typed.sent.slice(at + 1) });
  }
  const change = (next: string) => {
    setTyped((before) => ({ ...before, text: next, sent: [...before.sent, next] }));
    onChange(next);
  };
  return [text, change] as const;
}
