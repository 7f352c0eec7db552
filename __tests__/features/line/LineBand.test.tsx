import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lineStations, lineSymptoms, lineText } from '../../../src/content/line';
import { LineBand } from '../../../src/features/line/LineBand';
import { putNothingOnScreen } from '../../support/jsdom';

const entry = (name: string) => {
  const details = screen.getByText(name, { selector: 'summary' }).closest('details');
  if (!details) throw new Error(`${name} is no disclosure.`);
  return details;
};

/** The band, once what comes when it is near is there. */
async function renderBand() {
  render(<LineBand />);
  await screen.findByRole('toolbar');
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('away from it there are its words, and nothing of its picture', () => {
  putNothingOnScreen();
  render(<LineBand />);
  expect(screen.getByRole('heading', { name: lineText.title })).toBeInTheDocument();
  expect(screen.getAllByRole('list')).not.toHaveLength(0);
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('all of its text is there before anything is chosen', async () => {
  await renderBand();
  const band = screen.getByRole('heading', { name: lineText.title }).closest('section');
  for (const { stops, work } of lineStations) {
    expect(band).toHaveTextContent(stops);
    expect(band).toHaveTextContent(work);
  }
  for (const { words, visit, looks } of lineSymptoms) {
    expect(band).toHaveTextContent(words);
    expect(band).toHaveTextContent(visit);
    for (const { why } of looks) expect(band).toHaveTextContent(why);
  }
});

test('the address opens a station, and nothing else', async () => {
  window.history.replaceState(null, '', '/?line=capper#line');
  await renderBand();
  expect(entry('4 Capper')).toHaveAttribute('open');
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});

test('opening a symptom writes it to the address, without an entry of the history', async () => {
  await renderBand();
  const before = window.history.length;
  const details = entry('Labels creep');
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  expect(window.location.search).toBe('?symptom=labels-creep');
  expect(window.history).toHaveLength(before);
});

test('closing it takes it out of the address', async () => {
  window.history.replaceState(null, '', '/?symptom=labels-creep#line');
  await renderBand();
  const details = entry('Labels creep');
  expect(details).toHaveAttribute('open');
  await act(async () => {
    details.open = false;
    details.dispatchEvent(new Event('toggle'));
  });
  expect(window.location.href).toBe(`${window.location.origin}/`);
});

test('arrow keys, Home and End move along a list', async () => {
  const user = userEvent.setup();
  await renderBand();
  const first = entry(lineSymptoms[0]?.words ?? '').closest('ol');
  if (!first) throw new Error('There is no list.');
  const names = lineSymptoms.map(({ words }) => within(first).getByText(words));
  names[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(names[1]).toHaveFocus();
  await user.keyboard('{End}');
  expect(names.at(-1)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(names[0]).toHaveFocus();
  await user.keyboard('{ArrowUp}{Home}');
  expect(names[0]).toHaveFocus();
});
