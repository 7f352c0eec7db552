/**
 * The autoplay of a carousel as states and transitions: playing;
 * hovered and focused suspend it and it resumes afterwards; paused lasts until the button is
 * pressed again (WCAG 2.2.2, and the W3C carousel pattern). `read` is a screen reader's place in
 * the carousel, which counts as focus.
 */
type AutoplayState = { paused: boolean; hovered: boolean; focused: boolean; read: boolean };

export type AutoplayEvent =
  | 'pointerEnter'
  | 'pointerLeave'
  | 'focusIn'
  | 'focusOut'
  | 'caretIn'
  | 'caretOut'
  | 'toggle'
  | 'pause';

type AutoplayStatus = 'playing' | 'hovered' | 'focused' | 'paused';

/** Neither hovered, focused, read nor paused. */
export const initialAutoplayState: AutoplayState = {
  paused: false,
  hovered: false,
  focused: false,
  read: false,
};

/** Where an event leads from a state: to the same one where it changes nothing, which React then leaves alone. */
export function autoplayReducer(state: AutoplayState, event: AutoplayEvent): AutoplayState {
  const after = stateAfter(state, event);
  const isSame =
    after.paused === state.paused &&
    after.hovered === state.hovered &&
    after.focused === state.focused &&
    after.read === state.read;
  return isSame ? state : after;
}

function stateAfter(state: AutoplayState, event: AutoplayEvent): AutoplayState {
  switch (event) {
    case 'pointerEnter':
      return { ...state, hovered: true };
    case 'pointerLeave':
      // A caret that a click has left is nobody's place.
      return { ...state, hovered: false, read: false };
    case 'focusIn':
      return { ...state, focused: true };
    case 'focusOut':
      return { ...state, focused: false };
    case 'caretIn':
      return { ...state, read: true };
    case 'caretOut':
      return { ...state, read: false };
    case 'pause':
      return { ...state, paused: true };
    case 'toggle':
      // "Play" plays at once, although the pointer and focus are still on the button.
      return state.paused ? initialAutoplayState : { ...state, paused: true };
  }
}

/** The state a visitor perceives: the strongest reason not to play comes first. */
export function autoplayStatus(state: AutoplayState): AutoplayStatus {
  if (state.paused) return 'paused';
  if (state.focused || state.read) return 'focused';
  return state.hovered ? 'hovered' : 'playing';
}
