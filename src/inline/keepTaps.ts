/**
 * Notes what is pressed before the site's script is there, which then presses the buttons among it
 * (`replayEarlyTaps.ts`): on a slow line a press would be lost. Links, cards and the form work
 * without a script.
 */
const taps = new Set<EventTarget | null>();
window.earlyTaps = taps;
window.onclick = ({ target }) => taps.add(target);

export {};
