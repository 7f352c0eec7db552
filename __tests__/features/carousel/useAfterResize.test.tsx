import { renderHook } from '@testing-library/react';
import { useAfterResize } from '../../../src/features/carousel/useAfterResize';

test('a burst of resizes is answered once, 50 ms after the last', () => {
  jest.useFakeTimers();
  const answer = jest.fn();
  renderHook(() => useAfterResize(answer));
  for (let index = 0; index < 5; index += 1) {
    jest.advanceTimersByTime(49);
    window.dispatchEvent(new Event('resize'));
  }
  jest.advanceTimersByTime(49);
  expect(answer).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(answer).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
