import {
  type AutoplayEvent,
  autoplayReducer,
  autoplayStatus,
  initialAutoplayState,
} from '../../../src/features/carousel/autoplay';

const after = (...events: AutoplayEvent[]) =>
  autoplayStatus(events.reduce(autoplayReducer, initialAutoplayState));

test.each<[AutoplayEvent[], string]>([
  [['pointerEnter'], 'hovered'],
  [['focusIn'], 'focused'],
  [['pointerEnter', 'focusIn'], 'focused'],
  [['caretIn'], 'focused'],
  [['toggle'], 'paused'],
  [['toggle', 'pointerEnter', 'focusIn'], 'paused'],
  [['pause'], 'paused'],
  [['focusIn', 'toggle', 'focusOut', 'pointerEnter', 'pointerLeave'], 'paused'],
])('%j suspends it as %s', (events, status) => {
  expect(after(...events)).toBe(status);
});

test.each<[AutoplayEvent[]]>([
  [['pointerEnter', 'pointerLeave']],
  [['focusIn', 'focusOut']],
  [['caretIn', 'caretOut']],
  // A caret that a click has left.
  [['pointerEnter', 'caretIn', 'pointerLeave']],
  [['pointerEnter', 'focusIn', 'focusOut', 'pointerLeave']],
  // The button pressed again, although pointer and focus rest on it.
  [['pointerEnter', 'focusIn', 'toggle', 'toggle']],
])('it plays again after %j', (events) => {
  expect(after(...events)).toBe('playing');
});
