import { render, screen } from '@testing-library/react';
import { Header } from '../../src/layout/Header';

jest.mock('#content/site', () => ({
  ...jest.requireActual('#content/site'),
  navigation: [
    { text: 'Privacy', href: '/privacy' },
    { text: 'Shop', href: 'https://shop.tarnline.example/' },
  ],
}));

test('an entry leads to a written page, which it marks, or to another site, which it names', () => {
  render(<Header address="/privacy" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Privacy');
  const outside = screen.getByRole('link', { name: 'Shop (opens another site)' });
  expect(outside).toHaveAttribute('rel', 'noreferrer');
});
