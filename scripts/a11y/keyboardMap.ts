/** A key as Playwright presses it. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'F8'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Home'
  | 'End';

type KeyBinding = {
  id: string;
  widget: string;
  /** Each of them does it. */
  keys: readonly Key[];
  does: string;
};

/**
 * THE list of the site's keys. `docs/accessibility.md` shows it, and `keyboard.spec.ts` presses
 * every key of every entry.
 */
export const keyboardMap = [
  {
    id: 'skipLinkShow',
    widget: 'Skip link',
    keys: ['Tab'],
    does: 'Shows it: it is the first stop of every page.',
  },
  {
    id: 'skipLinkFollow',
    widget: 'Skip link',
    keys: ['Enter'],
    does: 'Moves focus to the main content, past the header.',
  },
  {
    id: 'navigationFollow',
    widget: 'Main navigation',
    keys: ['Enter'],
    does: 'Opens the page and moves focus to its heading.',
  },
  {
    id: 'carouselOrder',
    widget: 'Carousel',
    keys: ['Tab'],
    does: 'Goes to pause or play, previous, each dot where there are dots, next, and on. Slides are no stops.',
  },
  {
    id: 'carouselPause',
    widget: 'Carousel, pause or play',
    keys: ['Enter', 'Space'],
    does: 'Stops the automatic slides until it is pressed again.',
  },
  {
    id: 'carouselPrevious',
    widget: 'Carousel, previous',
    keys: ['Enter', 'Space'],
    does: 'Shows the slide before; before the first comes the last.',
  },
  {
    id: 'carouselNext',
    widget: 'Carousel, next',
    keys: ['Enter', 'Space'],
    does: 'Shows the next slide; after the last comes the first.',
  },
  {
    id: 'carouselDot',
    widget: 'Carousel, dot',
    keys: ['Enter', 'Space'],
    does: 'Shows the slide it names. Focus stays on the dot.',
  },
  {
    id: 'slidesForwards',
    widget: 'Carousel that has not started, or without JavaScript',
    keys: ['ArrowRight'],
    does: 'Scrolls the list of slides forwards; the list is a stop of Tab meanwhile.',
  },
  {
    id: 'slidesBackwards',
    widget: 'Carousel that has not started, or without JavaScript',
    keys: ['ArrowLeft'],
    does: 'Scrolls the list of slides back.',
  },
  {
    id: 'cardTurn',
    widget: 'Flip card',
    keys: ['Enter', 'Space'],
    does: 'Turns the card over, and back. Focus stays on the card.',
  },
  {
    id: 'cardOrder',
    widget: 'Flip card',
    keys: ['Tab'],
    does: 'Goes to the links on the back where the card is turned, otherwise to the next card.',
  },
  {
    id: 'cardLink',
    widget: 'Flip card, "Learn More>"',
    keys: ['Enter'],
    does: 'Opens Technologies, at the panel of the service where it has one.',
  },
  {
    id: 'askLink',
    widget: '"Ask about", on cards and in panels',
    keys: ['Enter'],
    does: 'Opens the contact form with the start of a message and moves focus to the name.',
  },
  {
    id: 'finderOrder',
    widget: 'Finder',
    keys: ['Tab'],
    does: 'Goes to the field, then, while something is typed, to Clear search and to the headers and links of what was found.',
  },
  {
    id: 'finderEscape',
    widget: 'Finder, field',
    keys: ['Escape'],
    does: 'Clears it and brings the panels back as they were. Focus stays in the field.',
  },
  {
    id: 'finderEnter',
    widget: 'Finder, field',
    keys: ['Enter'],
    does: 'Puts the words into the address at once. The page stays, and focus in the field.',
  },
  {
    id: 'finderClear',
    widget: 'Finder, Clear search',
    keys: ['Enter', 'Space'],
    does: 'Does as Escape; focus goes to the field.',
  },
  {
    id: 'panelToggle',
    widget: 'Panel header',
    keys: ['Enter', 'Space'],
    does: 'Closes the panel, or opens it.',
  },
  {
    id: 'panelDown',
    widget: 'Panel header',
    keys: ['ArrowDown'],
    does: 'Moves to the next header; from the last to the first.',
  },
  {
    id: 'panelUp',
    widget: 'Panel header',
    keys: ['ArrowUp'],
    does: 'Moves to the header before; from the first to the last.',
  },
  {
    id: 'panelHome',
    widget: 'Panel header',
    keys: ['Home'],
    does: 'Moves to the first header.',
  },
  {
    id: 'panelEnd',
    widget: 'Panel header',
    keys: ['End'],
    does: 'Moves to the last header.',
  },
  {
    id: 'panelOrder',
    widget: 'Panels',
    keys: ['Tab'],
    does: 'Goes to Expand all, Collapse all, the jumps to the panels, then to every header and the links of every open panel.',
  },
  {
    id: 'collapseAll',
    widget: 'Collapse all',
    keys: ['Enter', 'Space'],
    does: 'Closes every panel. Focus stays on the button.',
  },
  {
    id: 'expandAll',
    widget: 'Expand all',
    keys: ['Enter', 'Space'],
    does: 'Opens every panel. Focus stays on the button.',
  },
  {
    id: 'copy',
    widget: 'Copy button',
    keys: ['Enter', 'Space'],
    does: 'Copies the number or the address and shows a notification. Focus stays on the button.',
  },
  {
    id: 'notificationReach',
    widget: 'Notification',
    keys: ['F8'],
    does: 'Moves focus to the notifications from anywhere on the page.',
  },
  {
    id: 'notificationOrder',
    widget: 'Notification',
    keys: ['Tab'],
    does: 'Goes from the notifications to the notification, then to Dismiss.',
  },
  {
    id: 'notificationDismiss',
    widget: 'Notification, Dismiss',
    keys: ['Enter', 'Space'],
    does: 'Closes the notification; focus goes back to the button it came from.',
  },
  {
    id: 'notificationEscape',
    widget: 'Notification',
    keys: ['Escape'],
    does: 'Closes it from anywhere; focus that was in it goes back to the button it came from.',
  },
  {
    id: 'formOrder',
    widget: 'Contact form',
    keys: ['Tab'],
    does: 'Goes to name, email, message and the button.',
  },
  {
    id: 'formField',
    widget: 'Contact form, name and email',
    keys: ['Enter'],
    does: 'Sends the message.',
  },
  {
    id: 'formMessage',
    widget: 'Contact form, message',
    keys: ['Enter'],
    does: 'Begins a new line.',
  },
  {
    id: 'formSend',
    widget: 'Contact form, Send message',
    keys: ['Enter', 'Space'],
    does: 'Sends the message; once it is sent, focus is on the message that says so.',
  },
  {
    id: 'lineEntryOpen',
    widget: 'Line, symptom or station in a list',
    keys: ['Enter', 'Space'],
    does: 'Opens it, closes the one that was open, and shows it on the picture.',
  },
  {
    id: 'lineEntryNext',
    widget: 'Line, symptom or station in a list',
    keys: ['ArrowDown'],
    does: 'Goes to the next one; from the last to the first.',
  },
  {
    id: 'lineEntryPrevious',
    widget: 'Line, symptom or station in a list',
    keys: ['ArrowUp'],
    does: 'Goes to the one before; from the first to the last.',
  },
  {
    id: 'lineEntryFirst',
    widget: 'Line, symptom or station in a list',
    keys: ['Home'],
    does: 'Goes to the first of its list.',
  },
  {
    id: 'lineEntryLast',
    widget: 'Line, symptom or station in a list',
    keys: ['End'],
    does: 'Goes to the last of its list.',
  },
  {
    id: 'lineSpotChoose',
    widget: 'Line, station on the picture',
    keys: ['Enter', 'Space'],
    does: 'Chooses it: the picture moves to it and its text opens. Focus stays.',
  },
  {
    id: 'lineSpotNext',
    widget: 'Line, station on the picture',
    keys: ['ArrowRight'],
    does: 'Goes to the next station in sight; all of them are one stop of Tab.',
  },
  {
    id: 'lineSpotPrevious',
    widget: 'Line, station on the picture',
    keys: ['ArrowLeft'],
    does: 'Goes to the station before.',
  },
] as const satisfies readonly KeyBinding[];

/** The name of an entry in the code. */
export type KeyBindingId = (typeof keyboardMap)[number]['id'];

/** A key as it is printed on a keyboard. */
const keyCaps: Partial<Record<Key, string>> = {
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowDown: 'Down',
  ArrowUp: 'Up',
};

/** The rows of the table in `docs/accessibility.md`, in Markdown. */
export function keyboardRows(): string[] {
  return keyboardMap.map(({ widget, keys, does }) => {
    const caps = keys.map((key: Key) => `<kbd>${keyCaps[key] ?? key}</kbd>`).join(' or ');
    return `| ${widget} | ${caps} | ${does} |`;
  });
}
