import { render, screen } from '@testing-library/react';
import { lineStations, lineSymptoms, lineText } from '../../../src/content/line';
import { LineBand } from '../../../src/features/line/LineBand';
import { putNothingOnScreen } from '../../support/jsdom';

/** The band, once what comes when it is near is there. */
async function renderBand() {
  render(<LineBand />);
  await screen.findByRole('toolbar');
}

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
