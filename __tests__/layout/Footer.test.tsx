import { act, render, screen } from '@testing-library/react';
import breakdown from '#content/breakdown';
import text from '#content/labels/footer';
import { telephoneWay } from '../../src/features/contact-details/directWays';
import { Footer } from '../../src/layout/Footer';

it('says while the office is closed that it is, and offers the number that answers then', () => {
  jest.useFakeTimers({ now: new Date('2026-11-24T16:59:30+13:00') });
  render(<Footer />);
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const call = () => screen.getByRole('link', { name: new RegExp(text.telephone) });
  pass(0);
  expect(call()).toHaveAccessibleName(`${text.telephone} ${telephoneWay?.text}`);
  pass(60_000);
  expect(call()).toHaveAccessibleName(`${text.onCall} ${text.telephone} ${breakdown?.telephone}`);
  expect(call()).toHaveAttribute('href', breakdown?.href);
});
