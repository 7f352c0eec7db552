/** The part of the address of Technologies that carries the words searched for. */
export const finderParameter = 'q';

/** The id of the finder's field, which the address of its page ends with. */
export const finderFieldId = 'search';

/** The address of a page with a finder that finds these words. */
export function finderHref(path: string, words: string): string {
  return `${path}?${new URLSearchParams({ [finderParameter]: words })}`;
}
