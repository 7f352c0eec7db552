/** The part of the address of Technologies that carries the words searched for. */
export const finderParameter = 'q';
