/**
 * Notes each button that is pressed before the site's script is there, which then does what the
 * button is for (`replayEarlyTaps.ts`): on a slow line a press would be lost. Links, cards and the
 * form work without a script.
 */
window.earlyTaps = new Set();
window.onclick = ({ target }) =>
  target instanceof Element && window.earlyTaps?.add(target.closest('button'));

export {};
