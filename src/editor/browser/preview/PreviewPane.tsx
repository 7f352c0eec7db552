import { useEffect, useMemo, useRef, useState } from 'react';
import { useEditor } from '../EditorContext';
import type { Draft } from '../entry/draft';
import { showPage } from './showPage';

/** The windows in which a page is shown: their width, and their height at most. */
const windows = {
  Phone: '[--width:390px] [--highest:100cqh]',
  Desktop: '[--width:1440px] [--highest:1296px]',
};

/**
 * A window, scaled to fit. The scale has to be a number, and not every browser divides a length by
 * a length. A window that is higher than wide would get the pictures of phones.
 */
const frame =
  'mx-auto block w-(--width) h-[min(100cqh/var(--scale),var(--highest))] origin-top-left bg-white ' +
  'scale-(--scale) [--scale:min(1,tan(atan2(100cqw,var(--width))))]';

const noStyles =
  'The site cannot be shown as it is. Correct what the form names, then load this page again.';

/** The page as it will look once a draft is saved, scrolled to the text being edited. */
export function PreviewPane({ draft, edited }: { draft: Draft; edited: string }) {
  const { session, head } = useEditor();
  const [size, setSize] = useState<keyof typeof windows>('Desktop');
  const [failed, setFailed] = useState<string>();
  const [page, setPage] = useState<Document | null>(null);
  const sought = useRef('');
  // Addresses on the page are those of the site.
  const shell = useMemo(
    () => `<!doctype html><html><head><base href="${location.origin}/">${head}</head>
<body><div id="root"></div></body></html>`,
    [head],
  );

  useEffect(() => {
    if (!page || !head) return;
    let isOver = false;
    // After the key's own event, so that the letter appears first.
    const timer = setTimeout(async () => {
      try {
        const rendered = await session.render(draft);
        if (isOver) return;
        await showPage(page, rendered, { session, draft, isOver: () => isOver });
        setFailed(undefined);
        seek(page, sought);
      } catch {
        if (!isOver) setFailed('The page is shown once everything it needs is there and right.');
      }
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [session, draft, head, page]);

  useEffect(() => {
    sought.current = edited.trim();
    if (page) seek(page, sought);
  }, [edited, page]);

  return (
    <div className="flex min-w-0 flex-col bg-[#dfe3ea] narrow:h-[80vh]">
      <div className="row border-b border-line bg-white px-4 py-2 text-sm">
        {(['Phone', 'Desktop'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === size}
            onClick={() => setSize(name)}
          >
            {name}
          </button>
        ))}
        <p role="status">{head ? failed : noStyles}</p>
      </div>
      <div className="@container-size min-h-0 flex-1 overflow-hidden">
        {/* Without scripts a page shows everything at once, with every panel open. */}
        <iframe
          title="Preview"
          sandbox="allow-same-origin"
          srcDoc={shell}
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
          className={`${frame} ${windows[size]}`}
        />
      </div>
    </div>
  );
}

/** In letters: a shorter text would be found anywhere. */
const shortest = 3;

/** Scrolls to a text once it is on the page, which may be a little after it was typed. */
function seek(page: Document, sought: { current: string }): void {
  const text = sought.current;
  const element = text.length < shortest ? undefined : elementSaying(page, text);
  if (!element) return;
  sought.current = '';
  // Slides are in a list that scrolls sideways; the page must not.
  let track = element.parentElement;
  while (track && getComputedStyle(track).overflowX !== 'auto') track = track.parentElement;
  if (track)
    track.scrollLeft += element.getBoundingClientRect().left - track.getBoundingClientRect().left;
  const { top, height } = element.getBoundingClientRect();
  const window = page.documentElement.clientHeight;
  page.documentElement.scrollTop += top - (window - height) / 2;
}

/** The element with a text, or the image with it as its alternative; undefined if none has it. */
function elementSaying(page: Document, text: string): Element | undefined {
  const says = ({ textContent }: Element) => textContent.includes(text);
  const saying = [...page.body.querySelectorAll('*')].filter(says);
  const inner = saying.filter(({ children }) => ![...children].some(says));
  const shown = inner.find((element) => element.checkVisibility());
  return shown ?? [...page.images].find(({ alt }) => alt.includes(text));
}
