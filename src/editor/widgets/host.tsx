import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { DecapComponent } from '../decap';
import { openEntry } from './entryOf';

type Host<Props> = {
  props: Props;
  root: Root | undefined;
  node: Element | null;
  /** Shows the element anew. */
  draw: () => void;
  redraw: (() => void) | undefined;
};

/** What a component has besides what it shows; `this` has the component's props and `draw()` as well. */
type Parts<Props, Own> = Own &
  ThisType<Own & Host<Props>> & {
    element: () => ReactNode;
    onMount?: () => void;
  };

/** A component for Decap, whose React is a copy of its own, that shows an element of the site's React. */
export function createHost<Props extends object, Own extends object>(
  own: Parts<Props, Own>,
): DecapComponent {
  type Self = Host<Props> & Parts<Props, Own>;
  const { createClass, h } = window;
  return createClass<Props>({
    root: undefined,
    node: null,
    redraw: undefined,
    ...own,
    // The form needs more of an entry than the one value that Decap compares.
    shouldComponentUpdate: () => true,
    componentDidMount(this: Self) {
      if (this.node) this.root = createRoot(this.node);
      own.onMount?.call(this);
      this.redraw = () => this.draw();
      openEntry.shown.add(this.redraw);
      this.draw();
    },
    componentDidUpdate(this: Self) {
      this.draw();
    },
    componentWillUnmount(this: Self) {
      const { root, redraw } = this;
      if (redraw) openEntry.shown.delete(redraw);
      // Not while Decap renders.
      setTimeout(() => root?.unmount());
    },
    draw(this: Self) {
      this.root?.render(this.element());
    },
    render(this: Self) {
      return h('div', {
        className: 'host',
        ref: (node: Element | null) => {
          this.node = node;
        },
      });
    },
  });
}
