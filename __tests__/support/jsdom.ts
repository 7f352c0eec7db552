import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A slow machine is no failure: what is waited for has as long as in the browser tests. In ms.
configure({ asyncUtilTimeout: 5000 });

// Every browser has them. No page of a test was restored by one.
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
  // What jsdom leaves out: everything is on screen, and no media feature is asked for.
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
