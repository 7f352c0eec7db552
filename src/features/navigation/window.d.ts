interface Window {
  /** What was pressed before there was a script (`src/inline/keepTaps.ts`). */
  earlyTaps?: Set<EventTarget | null>;
}
