import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useNearViewport } from '../../ui/useNearViewport';
import { beginUse, firstUse } from './firstUse';
import { type LazyComponent, lazyWithPreload } from './lazyWithPreload';

/** What is not hydrated stays as it was rendered: whole, with native links and cards. */
const stayRendered = () => new Promise<never>(() => {});

/**
 * The part of a page below its first view. In a page of the build it is there to be read, and its
 * code is loaded when the visitor sees it or does anything, apart from the rest and in steps that
 * give way to input. A page that a link opens waits for it as for its other code.
 */
export const laterPart = (load: () => Promise<ComponentType>): LazyComponent =>
  lazyWithPreload(load, async () => {
    await firstUse();
    return load().catch(stayRendered);
  });

/**
 * The place of a later part. It has no state: rendered again before it is hydrated, React would
 * throw away what the page's HTML shows and render it anew.
 */
export function Later({ part: Part }: { part: LazyComponent }) {
  return (
    <>
      <SeenMark />
      <Suspense>
        <Part />
      </Suspense>
    </>
  );
}

/** Where the later part begins. */
function SeenMark() {
  const mark = useRef<HTMLSpanElement>(null);
  const { reached } = useNearViewport(mark, 0);
  useEffect(() => {
    if (reached) beginUse();
  }, [reached]);
  return <span ref={mark} />;
}
