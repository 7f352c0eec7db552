import { render, screen, within } from '@testing-library/react';
import { services } from '../../../src/content/services';
import { FlipCard } from '../../../src/features/flip-cards/FlipCard';

const [card] = services;
if (!card) throw new Error('There are no services.');

beforeEach(() => {
  render(<FlipCard card={card} href="/technologies" />);
});

test('the front shows title, subtitle and description, and lies under the whole card', () => {
  const summary = screen.getByRole('group').querySelector('summary');
  expect(summary).toHaveTextContent(card.title);
  expect(summary).toHaveTextContent(card.subtitle);
  expect(summary).toHaveTextContent(card.description);
});

test('the back holds the text and a link whose name goes on with the service', () => {
  const details = screen.getByRole('group');
  expect(within(details).getByText(card.backText)).toBeInTheDocument();
  const link = details.querySelector('a');
  expect(link).toHaveAttribute('href', '/technologies');
  expect(link?.textContent?.trim()).toBe(`Learn More> about ${card.title}`);
});

test('each face has the title as its heading', () => {
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([card.title, card.title]);
  expect(headings.map((heading) => Boolean(heading.closest('summary')))).toEqual([true, false]);
});

test('the link is not inside the summary: a control holds no control', () => {
  expect(document.querySelector('summary a')).toBeNull();
});

test('the summary has a name for when the back is shown', () => {
  expect(screen.getByText(`${card.title}: turn back`)).toBeInTheDocument();
});
