import { textsIn } from '../objects';

/** Signs that only programs are written with: they show in the system's font. */
const codeSigns = new Set('<[]{}\\^`|~');

/** Characters that visitors type, and signs between words: in the font for every content. */
const always = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).filter(
    (character) => !codeSigns.has(character),
  ),
  ...'\u00a0©°·×–—‘’“”…',
];

/** The characters that a site's font should have: those of its content, and those of all sites. */
export function fontCharacters(content: unknown): Set<string> {
  const characters = new Set(always);
  // Braces are those of slots: {count}.
  for (const text of textsIn(content))
    for (const character of text.normalize())
      if (!/[{}\p{Cc}\p{Cf}]/u.test(character)) characters.add(character);
  return characters;
}

/** Signs that devices draw in colours of their own. */
export const isEmoji = (character: string) => /\p{Extended_Pictographic}|\ufe0f/u.test(character);
