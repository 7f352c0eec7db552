import { act, render, screen } from '@testing-library/react';
import hours from '#content/office-hours';
import site from '#content/site';
import { OfficeHours } from '../../../src/features/office-hours/OfficeHours';

const wednesday = 3;
/** A holiday before a Wednesday. */
const holiday = site.openingTimes?.closedDates.find((date) => new Date(date).getUTCDay() === 2);

/** The part that says just this, between whose words no line breaks. */
const says = (words = '') => screen.getByText(words, { normalizer: (text) => text });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T16:59:59+13:00') }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a device that slept is right when it is looked at again', () => {
  render(<OfficeHours />);
  act(() => jest.advanceTimersByTime(0));
  expect(says(hours?.open)).toBeVisible();
  for (const [wakes, words] of [
    ['2026-11-24T17:00+13:00', hours?.closed[wednesday]],
    [`${holiday}T10:00+13:00`, hours?.holiday[wednesday]],
  ] as const) {
    jest.setSystemTime(new Date(wakes));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(says(words)).toBeVisible();
  }
});

test('where the device cannot tell the time of New Zealand, all is there but the status', () => {
  const broken = new Error('The clock is broken.');
  jest.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => {
    throw broken;
  });
  render(<OfficeHours />);
  expect(() => jest.advanceTimersByTime(0)).toThrow(broken);
  expect(says(hours?.text)).toBeVisible();
  expect(screen.queryByText(/^(Open|Closed) (now|for)/)).toBeNull();
});
