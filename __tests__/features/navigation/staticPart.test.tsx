import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { lazyModule } from '../../../src/features/navigation/lazyModule';
import { staticPart } from '../../../src/features/navigation/staticPart';

const words = ({ topic }: { topic: string }) => <p>Words about {topic}</p>;

/** A static part whose module has not been loaded yet, and counts how often it is asked for. */
function notLoaded() {
  const load = jest.fn(async () => ({ words }));
  const code = lazyModule(load);
  return { Words: staticPart(code, (module) => module.words), code, load };
}

test('hydration and what changes around it leave a static part alone', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = '<h1>Pumps</h1><div><p>Words about <!-- -->pumps</p></div>';
  const paragraph = screen.getByText('Words about pumps');
  const { Words, load } = notLoaded();
  const page = (title: string) => (
    <>
      <h1>{title}</h1>
      <Words topic="pumps" />
    </>
  );

  const root = await act(async () => hydrateRoot(container, page('Pumps')));
  await act(async () => root.render(page('Valves')));

  expect(screen.getByRole('heading', { name: 'Valves' })).toBeVisible();
  expect(screen.getByText('Words about pumps')).toBe(paragraph);
  expect(load).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('a part that is rendered anew is there at once where its code is loaded', async () => {
  const { Words, code } = notLoaded();
  await code.preload();
  render(<Words topic="valves" />);
  expect(screen.getByText('Words about valves')).toBeVisible();
});

test('a part that is rendered anew waits for code that is not loaded', async () => {
  const { Words } = notLoaded();
  render(<Words topic="valves" />);
  expect(await screen.findByText('Words about valves')).toBeVisible();
});
