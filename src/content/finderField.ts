/** What the finder says before its code is there; the rest is in `finder.ts`. */
export const finderField = {
  label: 'Find a maker, a model or a subject, such as S7-1500 or CIP',
  failed: 'The search did not load. Press Enter to try again.',
};
