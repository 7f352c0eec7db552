import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A slow machine is no failure: tests wait as long as in the browser. In ms.
configure({ asyncUtilTimeout: 5000 });

// Every browser has these. No browser has restored the page of a test.
Object.assign(window, { TextEncoder });
Object.assign(performance, { getEntriesByType: () => [] });

class EverythingOnScreen {
  constructor(private readonly tell: (entries: object[]) => void) {}

  observe(target: Element): void {
    this.tell([{ isIntersecting: true, target }]);
  }

  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  // jsdom lacks all of this: everything is on screen, and no media feature matches.
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  Reflect.set(window, 'IntersectionObserver', EverythingOnScreen);
  // jsdom lays nothing out, so there is no size to observe.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.checkVisibility = () => true;
  // Nothing moves either.
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value: () => ({ cancel() {} }),
  });
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});
