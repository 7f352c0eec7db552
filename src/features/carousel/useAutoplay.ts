import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { autoplayReducer, autoplayStatus, initialAutoplayState } from './autoplay';

/** The ids of the carousels a visitor has paused: they stay paused on the next visit to their page. */
const pausedCarousels = new Set<string>();

/** When a carousel moves by itself; `regionProps` go to the element that holds all of it. */
export function useAutoplay(id: string, region: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(autoplayReducer, {
    ...initialAutoplayState,
    paused: pausedCarousels.has(id),
  });
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (reducedMotion) dispatch('pause');
  }, [reducedMotion]);

  // Whoever reads with a screen reader moves the caret through the page, and focus only now and then.
  const touched = useRef(false);
  useEffect(() => {
    const followCaret = () => {
      const place = document.getSelection()?.anchorNode ?? null;
      const isInside = !touched.current && region.current?.contains(place);
      dispatch(isInside ? 'caretIn' : 'caretOut');
    };
    document.addEventListener('selectionchange', followCaret);
    return () => document.removeEventListener('selectionchange', followCaret);
  }, [region]);

  // The browser tells the region alone; React would make these of what each element inside it hears.
  useEffect(() => {
    const ended = new AbortController();
    const listen = (
      type: 'pointerdown' | 'pointerenter' | 'pointerleave',
      listener: (event: PointerEvent) => void,
    ) => region.current?.addEventListener(type, listener, { signal: ended.signal });
    listen('pointerdown', ({ pointerType }) => {
      // It may leave a caret after it has left itself.
      touched.current = pointerType === 'touch';
    });
    // A finger that is lifted is over nothing any more.
    const hover = (event: 'pointerEnter' | 'pointerLeave') => (pointer: PointerEvent) => {
      if (pointer.pointerType !== 'touch') dispatch(event);
    };
    listen('pointerenter', hover('pointerEnter'));
    listen('pointerleave', hover('pointerLeave'));
    return () => ended.abort();
  }, [region]);

  useEffect(() => {
    if (state.paused) pausedCarousels.add(id);
    else pausedCarousels.delete(id);
  }, [state.paused, id]);

  // What a tap focuses counts with its click: one rendering, not two.
  const focusedByTap = useRef(false);
  const toggle = useCallback(() => {
    // "Play" plays although focus is on it.
    focusedByTap.current = false;
    dispatch('toggle');
  }, []);

  return {
    status: autoplayStatus(state),
    /** Whether the pointer is over the carousel or focus is in it. */
    hoveredOrFocused: state.hovered || state.focused || state.read,
    reducedMotion,
    toggle,
    regionProps: {
      onFocus: (event: React.FocusEvent) => {
        focusedByTap.current = touched.current && !event.target.matches(':focus-visible');
        if (!focusedByTap.current) dispatch('focusIn');
      },
      onClick: () => {
        if (focusedByTap.current) dispatch('focusIn');
        focusedByTap.current = false;
      },
      onBlur: (event: React.FocusEvent) => {
        focusedByTap.current = false;
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch('focusOut');
      },
    },
  };
}
