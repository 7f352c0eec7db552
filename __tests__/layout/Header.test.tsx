import { render, screen, within } from '@testing-library/react';
import { Header } from '../../src/layout/Header';

jest.mock('#content/site', () => ({
  ...jest.requireActual('#content/site'),
  navigation: [
    { text: 'Privacy', href: '/privacy' },
    { text: 'Shop', href: 'https://shop.tarnline.example/' },
    { text: 'What we do', entries: [{ text: 'Services', href: '/services' }] },
  ],
}));

test('an entry leads to a written page, which it marks, or to another site, which it names', () => {
  render(<Header address="/privacy" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Privacy');
  const outside = screen.getByRole('link', { name: 'Shop (opens another site)' });
  expect(outside).toHaveAttribute('rel', 'noreferrer');
});

test('buttons open links that do not fit and links of an entry, without a script', () => {
  render(<Header address="/services" />);
  for (const name of ['Menu', 'What we do']) {
    const opened = screen.getByRole('button', { name }).getAttribute('popovertarget') ?? '';
    const list = document.getElementById(opened);
    expect(list).toHaveAttribute('popover', 'auto');
    if (list) expect(within(list).getByRole('link', { name: 'Services' })).toBeInTheDocument();
  }
});
