import { fireEvent } from '@testing-library/react';
import {
  savedScrollPosition,
  trackScrollPosition,
} from '../../../src/features/history/scrollPosition';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<h1>Technologies</h1><a href="#panels"><span>Panels</span></a>';
});

const scrollTo = (scrollY: number) => {
  Object.assign(window, { scrollY });
  fireEvent.scroll(window);
};

test('the scroll position is saved once the page rests', () => {
  trackScrollPosition();
  scrollTo(400);
  expect(savedScrollPosition()).toBe(0);
  jest.advanceTimersByTime(100);
  expect(savedScrollPosition()).toBe(400);
});

test('a link that is followed before the page rests saves the scroll position first', () => {
  trackScrollPosition();
  scrollTo(1500);
  fireEvent.click(document.getElementsByTagName('span')[0] ?? document.body);
  expect(savedScrollPosition()).toBe(1500);
});
