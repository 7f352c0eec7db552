interface Window {
  /** The buttons pressed so far (`src/inline/keepTaps.ts`); null is a press beside all buttons. */
  earlyTaps?: Set<HTMLButtonElement | null>;
}
