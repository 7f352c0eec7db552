import { act, render, screen } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { App } from '../../../src/App';
import { technologiesPage } from '../../../src/content/technologiesPage';
import { pages } from '../../../src/pages';

beforeAll(() => Promise.all(Object.values(pages).map((page) => page.preload())));

beforeEach(() => {
  // jsdom does not know the `search` element yet, and React would warn of a misspelled tag.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
  window.history.replaceState(null, '', '/about');
  render(<App />);
});

test('a link to another page focuses the heading and starts at the top', async () => {
  await act(async () => navigate('/technologies'));
  const heading = screen.getByRole('heading', { level: 1, name: technologiesPage.title });
  expect(heading).toHaveFocus();
  expect(window.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
});

test("a link to another page's panel lands at the panel, its heading focused", async () => {
  await act(async () => navigate('/technologies#scada-systems'));
  const panel = document.getElementById('scada-systems');
  expect(panel?.querySelector('h2')).toHaveFocus();
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(panel);
});
