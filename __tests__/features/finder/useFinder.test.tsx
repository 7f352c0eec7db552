import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, StrictMode } from 'react';
import { finderText } from '../../../src/content/finder';
import { createFinder } from '../../../src/features/finder/createFinder';
import { TechnologiesPage } from '../../../src/pages/TechnologiesPage';
import { pathOf } from '../../../src/routes';

jest.mock('../../../src/features/finder/createFinder', () => {
  const actual = jest.requireActual('../../../src/features/finder/createFinder');
  return { ...actual, createFinder: jest.fn(actual.createFinder) };
});

const path = pathOf('technologies');
const field = () => screen.getByRole('searchbox');
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

/** Opens Technologies at an address as `npm start` renders it: React runs every effect twice. */
const openPage = (address: string) => {
  window.history.replaceState(null, '', address);
  return render(<TechnologiesPage />, { wrapper: StrictMode });
};

beforeAll(() => {
  // jsdom does not know the `search` element yet, and React would warn of a misspelled tag.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
});

test('what is typed is found where React runs effects twice', async () => {
  openPage(`${path}?q=mq`);
  await waitFor(() => expect(marks()).toContain('MQ'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'citect');
  await waitFor(() => expect(marks()).toEqual(['Citect']));
  expect(field()).toHaveValue('citect');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(finderText.found(1, 1)));
  expect(window.location.search).toBe('?q=citect');
});

test('each list says how many of its models were found, and together as many as the status', async () => {
  openPage(`${path}?q=powerflex`);
  await waitFor(() => expect(marks()).toHaveLength(3));
  const names = screen
    .getAllByRole('list')
    .flatMap((list) => /^(\d+) of (\d+) found$/.exec(list.getAttribute('aria-label') ?? '') ?? []);
  const [, found, all] = names;
  expect(found).toBe('3');
  expect(Number(all)).toBeGreaterThan(3);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(finderText.found(3, 1)));
});

test('what is typed is found after React has hidden the page and shown it again', async () => {
  const page = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <TechnologiesPage />
    </Activity>
  );
  window.history.replaceState(null, '', path);
  const { rerender } = render(page('visible'));
  await userEvent.type(field(), 'mq');
  await waitFor(() => expect(marks()).toContain('MQ'));
  rerender(page('hidden'));
  rerender(page('visible'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'citect');
  await waitFor(() => expect(marks()).toEqual(['Citect']));
});

test('names are made ready for the search once, and not at each visit of the page', async () => {
  for (const _ of ['first visit', 'second visit']) {
    const { unmount } = openPage(`${path}?q=mq`);
    await waitFor(() => expect(marks()).toContain('MQ'));
    act(unmount);
  }
  expect(createFinder).toHaveBeenCalledTimes(1);
});

test('a field that is passed by without typing announces nothing', async () => {
  openPage(path);
  field().focus();
  await userEvent.type(field(), 'mq');
  await waitFor(() => expect(marks()).toContain('MQ'));
  cleanup();
  openPage(path);
  field().focus();
  // The code that announces is there already, and takes its place in the page in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await userEvent.tab();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
