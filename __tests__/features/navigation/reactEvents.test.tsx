import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { listenToEventsInUse, reactEvents } from '../../../src/features/navigation/reactEvents';

/** Every property of an element that is a listener, as React's types have them. */
const listenerProps = new Set(
  readFileSync('node_modules/@types/react/index.d.ts', 'utf8').match(
    /\bon[A-Z]\w+(?=\?: \w*EventHandler<)/g,
  ),
);

/** React listens to these at the element itself. */
const notBubbling = [
  'cancel',
  'close',
  'error',
  'invalid',
  'load',
  'scroll',
  'scrollend',
  'toggle',
];

/** The browser's name of the event that a property stands for. */
function eventOf(prop: string): string {
  const name = prop
    .slice('on'.length)
    .replace(/Capture$/, '')
    .toLowerCase();
  const renamed: Record<string, string> = {
    blur: 'focusout',
    doubleclick: 'dblclick',
    focus: 'focusin',
  };
  return renamed[name] ?? name.replace(/(?:enter|leave)$/, 'over');
}

/** The listeners that a folder's modules give to elements. */
function propsIn(folder: string, modules: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => modules.test(file))
    .flatMap(
      (file) => readFileSync(path.join(folder, file), 'utf8').match(/\bon[A-Z]\w+(?=[=:])/g) ?? [],
    )
    .filter((prop) => listenerProps.has(prop));
}

const radix = path.join('node_modules', '@radix-ui');

test.each([
  ['src', /\.tsx?$/],
  [path.join(radix, 'react-accordion', 'dist'), /^index\.mjs$/],
  [path.join(radix, 'react-collapsible', 'dist'), /^index\.mjs$/],
])('React is told of every event that a component in %s listens to', (folder, modules) => {
  const events = propsIn(folder, modules).map(eventOf);
  expect(events).not.toEqual([]);
  expect(events.filter((name) => !reactEvents.has(name) && !notBubbling.includes(name))).toEqual(
    [],
  );
});

test('what is typed, pressed, focused and sent reaches the components; pointing at them does not', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  listenToEventsInUse(root);
  const seen: string[] = [];
  const tell = ({ type }: React.SyntheticEvent) => void seen.push(type);
  const form = (
    <form
      onPointerOver={tell}
      onSubmit={(event) => {
        event.preventDefault();
        tell(event);
      }}
    >
      <input aria-label="Name" onChange={tell} onFocus={tell} onBlur={tell} onKeyDown={tell} />
      <button type="submit" onClick={tell}>
        Send
      </button>
    </form>
  );
  await act(() => createRoot(root).render(form));
  const user = userEvent.setup();
  await user.click(root.querySelector('input') ?? root);
  await user.keyboard('A');
  await user.click(root.querySelector('button') ?? root);
  expect(seen).toEqual(['focus', 'keydown', 'change', 'blur', 'click', 'submit']);
});
