/**
 * Does to a page, evaluated in it, the same as a browser's translator: puts each text node into two
 * nested `font` elements, and again `delay` ms after each change (400 in Chromium, 0 in Safari). It
 * translates nothing, but adds a blank, so that the text differs.
 */
export function translate(delay: number): void {
  const root = document.getElementById('root') ?? document.body;
  const wrapAll = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea, noscript'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`${text.data} `);
    }
  };
  wrapAll();
  let timer: number | undefined;
  new MutationObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(wrapAll, delay);
  }).observe(root, { childList: true, subtree: true, characterData: true });
}
