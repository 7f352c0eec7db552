import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { AfterHeading } from '../../../src/features/navigation/AfterHeading';

/** What is on the page when its heading is. */
let withHeading: string | null = null;

function Heading() {
  useLayoutEffect(() => {
    withHeading = document.body.textContent;
  }, []);
  return <h1>Pumps</h1>;
}

function openPage(address: string, state: unknown = null): void {
  window.history.replaceState(state, '', address);
  render(
    <>
      <Heading />
      <AfterHeading>
        <p>All about them</p>
      </AfterHeading>
    </>,
  );
}

test('a page that a link opens shows its heading first, and the rest right after', () => {
  openPage('/pumps');
  expect(withHeading).toBe('Pumps');
  expect(screen.getByText('All about them')).toBeVisible();
});

test.each([
  ['an address with a hash', '/pumps#rotary', null],
  ['Back to a place on the page', '/pumps', { scrollY: 300 }],
])('%s needs all of the page at once', (_, address, state) => {
  openPage(address, state);
  expect(withHeading).toBe('PumpsAll about them');
});
