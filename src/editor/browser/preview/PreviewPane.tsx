import { useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../../../ui/classNames';
import { useEditor } from '../EditorContext';
import type { Draft } from '../entry/draft';
import { showPage } from './showPage';

/** The windows in which a page is looked at: how wide, and how high at most. */
const windows = {
  Phone: '[--width:390px] [--highest:100cqh]',
  Desktop: '[--width:1440px] [--highest:1296px]',
};

/**
 * A window as large as fits. How often it does is a number: not every browser divides a length by a length.
 * One that is higher than wide would get the pictures of phones.
 */
const frame =
  'mx-auto block w-(--width) h-[min(100cqh/var(--scale),var(--highest))] origin-top-left bg-white ' +
  'scale-(--scale) [--scale:min(1,tan(atan2(100cqw,var(--width))))]';

const noStyles =
  'The site cannot be shown as it is. Mend what the form names, then load this page again.';

/** The page that shows an entry, as it will look once that is saved; the text that is `edited` is scrolled to. */
export function PreviewPane({ draft, edited }: { draft: Draft; edited: string }) {
  const { session, head } = useEditor();
  const [size, setSize] = useState<keyof typeof windows>('Desktop');
  const [failed, setFailed] = useState<string>();
  const [page, setPage] = useState<Document | null>(null);
  const [isShown, setIsShown] = useState(false);
  const sought = useRef('');
  const address = session.addressOf(draft.file);
  // What is not served yet is looked up where it is listed: under the site's address.
  const shell = useMemo(
    () => `<!doctype html><html><head><base href="${location.origin}/">${head}</head>
<body><div id="root"></div></body></html>`,
    [head],
  );

  useEffect(() => {
    if (!page || !head) return;
    let isOver = false;
    // Not within the key's own event: what is typed is there first.
    const timer = setTimeout(async () => {
      try {
        const rendered = await session.render(draft, address);
        if (isOver) return;
        await showPage(page, rendered, { session, draft, isOver: () => isOver });
        setFailed(undefined);
        setIsShown(true);
        seek(page, sought);
      } catch {
        if (!isOver) setFailed('The page is shown once nothing it needs is missing or wrong.');
      }
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [session, draft, head, address, page]);

  useEffect(() => {
    sought.current = edited.trim();
    if (page) seek(page, sought);
  }, [edited, page]);

  return (
    <div className="flex min-w-0 flex-col bg-[#dfe3ea] narrow:h-[80vh]">
      <div className="row border-b border-line bg-white px-4 py-2 text-sm">
        {(['Phone', 'Desktop'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === size}
            onClick={() => setSize(each)}
          >
            {each}
          </button>
        ))}
        <p role="status">{head ? failed : noStyles}</p>
      </div>
      <div className="@container-size min-h-0 flex-1 overflow-hidden">
        {/* Without scripts a page is whole: nothing waits to be scrolled to, every panel is open. */}
        <iframe
          title="Preview"
          sandbox="allow-same-origin"
          srcDoc={shell}
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
          className={classNames(frame, windows[size], !isShown && 'invisible')}
        />
      </div>
    </div>
  );
}

/** In letters: shorter texts are found everywhere. */
const shortest = 3;

/** Scrolls to the place that says a text, once it does: what was typed is on the page a little later. */
function seek(page: Document, sought: { current: string }): void {
  const text = sought.current;
  const element = text.length < shortest ? undefined : elementSaying(page, text);
  if (!element) return;
  sought.current = '';
  // Slides are a list that scrolls sideways; the page itself must not.
  let track = element.parentElement;
  while (track && getComputedStyle(track).overflowX !== 'auto') track = track.parentElement;
  if (track)
    track.scrollLeft += element.getBoundingClientRect().left - track.getBoundingClientRect().left;
  const { top, height } = element.getBoundingClientRect();
  const window = page.documentElement.clientHeight;
  page.documentElement.scrollTop += top - (window - height) / 2;
}

/** The element that says a text, or shows what is called so; undefined where none does. */
function elementSaying(page: Document, text: string): Element | undefined {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.nodeValue?.includes(text) && element?.checkVisibility()) return element;
  }
  return [...page.images].find(({ alt }) => alt.includes(text));
}
