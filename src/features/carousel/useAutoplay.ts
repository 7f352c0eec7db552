import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** Whether a visitor has asked for less motion. */
export const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The ids of paused carousels: they are still paused when the visitor returns to their page. */
const pausedCarousels = new Set<string>();

/** The strongest reason not to play comes first. */
function statusOf(state: { paused: boolean; focused: boolean; hovered: boolean }) {
  if (state.paused) return 'paused';
  if (state.focused) return 'focused';
  return state.hovered ? 'hovered' : 'playing';
}

/**
 * When a carousel plays: hovered and focused suspend it; paused lasts until the button is pressed
 * (WCAG 2.2.2, W3C carousel pattern). A screen reader's caret in the carousel counts as focus.
 * `regionProps` are for the element around the whole carousel.
 */
export function useAutoplay(id: string, region: RefObject<HTMLElement | null>) {
  const [paused, setPaused] = useState(() => pausedCarousels.has(id));
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [read, setRead] = useState(false);

  useEffect(() => {
    if (wantsNoMotion()) setPaused(true);
  }, []);

  // A screen reader moves the caret through the page, and focus only now and then.
  const touched = useRef(false);
  useEffect(() => {
    const followCaret = () => {
      const place = document.getSelection()?.anchorNode ?? null;
      setRead(!touched.current && Boolean(region.current?.contains(place)));
    };
    document.addEventListener('selectionchange', followCaret);
    return () => document.removeEventListener('selectionchange', followCaret);
  }, [region]);

  return {
    status: statusOf({ paused, hovered, focused: focused || read }),
    toggle() {
      setPaused(!paused);
      if (paused) pausedCarousels.delete(id);
      else pausedCarousels.add(id);
      if (!paused) return;
      // "Play" plays at once, although the pointer and focus are still on the button.
      setHovered(false);
      setFocused(false);
      setRead(false);
    },
    regionProps: {
      onPointerDown({ pointerType }: React.PointerEvent) {
        // A touch may set a caret after it has ended.
        touched.current = pointerType === 'touch';
      },
      // A finger too, until it is lifted: a slide that is dragged stays under it.
      onPointerEnter: () => setHovered(true),
      onPointerLeave() {
        setHovered(false);
        // A caret that a click has set is not a reader's.
        setRead(false);
      },
      // A tap that brings focus is answered first.
      onFocus: () => startTransition(() => setFocused(true)),
      onBlur({ currentTarget, relatedTarget }: React.FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
