import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { panelsText } from '../../../src/content/panels';
import { CollapsiblePanels } from '../../../src/features/panels/CollapsiblePanels';

const panels = ['Web', 'Cloud', 'Database'].map((title) => ({
  id: title.toLowerCase(),
  title,
  count: title.length,
  content: <p>About {title}</p>,
}));

const trigger = (name: string) => screen.getByRole('button', { name });
const content = (title: string) =>
  document.getElementById(trigger(title).getAttribute('aria-controls') ?? '');
const expanded = () =>
  panels.filter(({ title }) => trigger(title).getAttribute('aria-expanded') === 'true').length;

let view: ReturnType<typeof render>;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  view = render(<CollapsiblePanels panels={panels} />);
});

test('all panels are open at first, under real headings', () => {
  expect(expanded()).toBe(3);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});

test('a header closes its own panel alone, and opens it again', async () => {
  await userEvent.click(trigger('Cloud'));
  expect(trigger('Cloud')).toHaveAttribute('aria-expanded', 'false');
  expect(expanded()).toBe(2);
  await userEvent.click(trigger('Cloud'));
  expect(expanded()).toBe(3);
});

test('the text of a closed panel is left to find-in-page, which opens the panel', async () => {
  await userEvent.click(trigger('Web'));
  expect(content('Web')).toHaveAttribute('hidden', 'until-found');
  const region = content('Web');
  if (region) fireEvent(region, new Event('beforematch', { bubbles: true }));
  expect(content('Web')).not.toHaveAttribute('hidden');
  expect(trigger('Web')).toHaveAttribute('aria-expanded', 'true');
});

test('"Collapse all" closes every panel and "Expand all" opens them', async () => {
  await userEvent.click(trigger(panelsText.collapseAll));
  expect(expanded()).toBe(0);
  await userEvent.click(trigger(panelsText.expandAll));
  expect(expanded()).toBe(3);
});

test('what the two buttons did is announced, by a region that is there from the start', async () => {
  const live = view.container.querySelector('[aria-live=polite]');
  expect(live).toBeEmptyDOMElement();
  await userEvent.click(trigger(panelsText.collapseAll));
  expect(live).toHaveTextContent(panelsText.allCollapsed);
  await userEvent.click(trigger(panelsText.expandAll));
  expect(live).toHaveTextContent(panelsText.allExpanded);
});

test("a link with a closed panel's hash opens it and scrolls to it", async () => {
  await userEvent.click(trigger(panelsText.collapseAll));
  act(() => {
    window.history.replaceState(null, '', '#database');
    fireEvent(window, new Event('hashchange'));
  });
  expect(trigger('Database')).toHaveAttribute('aria-expanded', 'true');
  expect(expanded()).toBe(1);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test('a list of jumps names each panel with how much is in it', () => {
  const jumps = screen.getByRole('navigation', { name: panelsText.jumps });
  const links = within(jumps).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Web 3', 'Cloud 5', 'Database 8']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#web', '#cloud', '#database']);
});

test('a jump opens its panel, also the second time', async () => {
  for (const _time of ['first', 'second']) {
    await userEvent.click(trigger(panelsText.collapseAll));
    await userEvent.click(screen.getByRole('link', { name: /Cloud/ }));
    expect(trigger('Cloud')).toHaveAttribute('aria-expanded', 'true');
    expect(expanded()).toBe(1);
  }
});

test('a hash that is no panel, or no hash at all, changes nothing', async () => {
  for (const hash of ['#elsewhere', '#', '#%zz']) {
    act(() => {
      window.history.replaceState(null, '', hash);
      fireEvent(window, new Event('hashchange'));
    });
    expect(expanded()).toBe(3);
  }
});

test('arrow keys, Home and End move between the headers', async () => {
  const user = userEvent.setup();
  trigger('Web').focus();
  await user.keyboard('{ArrowDown}');
  expect(trigger('Cloud')).toHaveFocus();
  await user.keyboard('{End}');
  expect(trigger('Database')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(trigger('Web')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(trigger('Database')).toHaveFocus();
});

test('what is shown in place of the panels leaves each open or closed as it was', async () => {
  await userEvent.click(trigger('Cloud'));
  view.rerender(<CollapsiblePanels panels={panels} replacement={<p>Found</p>} />);
  expect(screen.getByText('Found')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: panelsText.expandAll })).toBeNull();
  expect(screen.queryByRole('navigation', { name: panelsText.jumps })).toBeNull();
  view.rerender(<CollapsiblePanels panels={panels} />);
  expect(trigger('Cloud')).toHaveAttribute('aria-expanded', 'false');
  expect(expanded()).toBe(2);
});
