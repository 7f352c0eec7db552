/** What the finder says before its code is there; the rest is in `finder.ts`. */
export const finderField = {
  label: 'Find a maker, model or subject, such as CIP',
  failed: 'The search did not load. Press Enter to try again.',
};
