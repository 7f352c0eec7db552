import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A slow machine is no failure: tests wait as long as in the browser. In ms.
configure({ asyncUtilTimeout: 5000 });

// Every browser has these. No browser has restored the page of a test.
Object.assign(window, { TextEncoder });
Object.assign(performance, { getEntriesByType: () => [] });

/** jsdom lays nothing out: there is neither a place nor a size to observe. */
class NothingToObserve {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  // jsdom lacks all of this: no media feature matches.
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  Reflect.set(window, 'IntersectionObserver', NothingToObserve);
  window.ResizeObserver = NothingToObserve;
  Element.prototype.scrollIntoView = jest.fn();
});
