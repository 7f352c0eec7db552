import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Free, View } from './zoom';

/** What of the picture's place is seen, as shares of it: a button beyond would be cut, or covered. */
export type Clear = { left: number; top: number; right: number; bottom: number };

/** How the picture is laid out. */
export type StageLayout = {
  /** Which of the two pictures is shown, and its width by its height. */
  picture: 'wide' | 'tall';
  ratio: number;
  /** About how wide the whole of it is, as a length. */
  width: string;
  /** How far a station is magnified. */
  zoom: number;
  clear: Clear;
  /** The same while a station is magnified, which is brought to the middle of what is free. */
  zoomedClear: Clear;
  free: Free;
  /** What is seen of the picture beside the text of what is chosen. */
  beside: View;
};

/** What `line.css` says of it, beside the rules that it follows from. */
const properties = [
  'aspect-ratio',
  '--line-picture',
  '--line-width',
  '--line-zoom',
  '--line-clear',
  '--line-zoomed-clear',
  '--line-free',
  '--line-beside',
];

/** How the picture is laid out whose place is given; undefined until that is there. */
export function useStageLayout(canvas: RefObject<Element | null>): StageLayout | undefined {
  // As text: the same layout renders nothing again, however often the window's size changes.
  const [values, setValues] = useState<string>();
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const style = getComputedStyle(canvas.current);
    const read = () =>
      setValues(properties.map((name) => style.getPropertyValue(name).trim()).join(';'));
    // Before the first frame that shows the picture.
    read();
    const observer = new ResizeObserver(read);
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [canvas]);
  return useMemo(
    () => (values === undefined ? undefined : stageLayout(values.split(';'))),
    [values],
  );
}

/** The layout that the values of the properties, in their order, stand for. */
export function stageLayout(values: readonly string[]): StageLayout {
  const [
    ratio = '',
    picture,
    width = '',
    zoom = '',
    clear = '',
    zoomed = '',
    free = '',
    beside = '',
  ] = values;
  const [ratioWidth = 1, ratioHeight = 1] = numbersIn(ratio);
  const [from = 0, to = 1] = numbersIn(free);
  const [scale = 1, left = 0, top = 0] = numbersIn(beside);
  return {
    picture: picture === 'tall' ? 'tall' : 'wide',
    ratio: ratioWidth / ratioHeight,
    width: width || '100vw',
    zoom: Number(zoom) || 1,
    clear: clearIn(clear),
    zoomedClear: clearIn(zoomed),
    free: [from, to],
    beside: { scale, left, top },
  };
}

const numbersIn = (value: string): number[] => (value.match(/-?[\d.]+/g) ?? []).map(Number);

function clearIn(value: string): Clear {
  const [left = 0, top = 0, right = 1, bottom = 1] = numbersIn(value);
  return { left, top, right, bottom };
}
