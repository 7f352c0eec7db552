import { useEffect, useReducer } from 'react';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { autoplayReducer, autoplayStatus, initialAutoplayState } from './autoplay';

/** The ids of the carousels a visitor has paused: they stay paused on the next visit to their page. */
const pausedCarousels = new Set<string>();

/** When a carousel moves by itself; `regionProps` go to the element that holds all of it. */
export function useAutoplay(id: string) {
  const [state, dispatch] = useReducer(autoplayReducer, {
    ...initialAutoplayState,
    paused: pausedCarousels.has(id),
  });
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (reducedMotion) dispatch('pause');
  }, [reducedMotion]);

  useEffect(() => {
    if (state.paused) pausedCarousels.add(id);
    else pausedCarousels.delete(id);
  }, [state.paused, id]);

  return {
    status: autoplayStatus(state),
    /** Whether the pointer is over the carousel or focus is in it. */
    hoveredOrFocused: state.hovered || state.focused,
    reducedMotion,
    toggle: () => dispatch('toggle'),
    regionProps: {
      onPointerEnter: (event: React.PointerEvent) => {
        // After a touch no pointer stays that could leave again.
        if (event.pointerType !== 'touch') dispatch('pointerEnter');
      },
      onPointerLeave: () => dispatch('pointerLeave'),
      onFocus: () => dispatch('focusIn'),
      onBlur: (event: React.FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch('focusOut');
      },
    },
  };
}
