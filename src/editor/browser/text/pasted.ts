/** The things that a text cannot have, by their names. */
const kinds = {
  pictures: 'img, svg, canvas',
  videos: 'video, audio, iframe, object',
  footnotes: 'a[href*="#_ftn"], a[href*="#_edn"], a[href*="#ftnt"]',
  comments: 'a[href*="#_msocom"], a[href*="#cmnt"], .MsoCommentReference',
  'merged cells': '[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"])',
  underlining: 'u, span[style*="underline" i]:not(a *, :has(a))',
  // Of changes that Word tracks; those that are put in stay.
  'deleted words': 'del',
  'struck-out words': 's, strike, [style*="line-through" i]',
  // The sign of a note is not meant.
  'raised or lowered letters': ':is(sup, sub):not(:has(a))',
  // The colour of a link is its own.
  colours:
    'font[color], span[style*="color:" i]:not(a *, :has(a), [style*="color:#000" i], ' +
    '[style*="color:black" i], [style*="color:windowtext" i])',
};

/** Elements whose words are not part of the text, such as the notes at the end of a document. */
const gone = [
  'svg, video, audio, iframe, object',
  '[style*="note-list" i], [style*="comment-list" i]',
  'div:has(> p > a[href*="#ftnt_ref"], > p > a[href*="#cmnt_ref"])',
  `del, ${kinds.footnotes}, ${kinds.comments}`,
];

/** Makes pasted HTML fit for the text field; `say` gets the names of the things left out. */
export function cleanPasted(html: string, say: (leftOut: readonly string[]) => void): string {
  say([]);
  // It was copied from a text field, and is fit as it is.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const leftOut = Object.entries(kinds).filter(([, where]) => body.querySelector(where));
  say(leftOut.map(([what]) => what));
  for (const element of body.querySelectorAll(gone.join())) element.remove();
  makeListsOfWord(body);
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  // The page's own heading is the only one of the first level.
  const lower = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    rename(heading, `h${Math.min(4, Number(heading.localName[1]) + lower)}`);
  // Word's other links lead within its document.
  const inner = 'a:not([href^="http"], [href^="mailto:"], [href^="tel:"])';
  for (const link of body.querySelectorAll(inner)) rename(link, 'span');
  makeTablesPlain(body);
  for (const block of body.querySelectorAll('p, h2, h3, h4, li'))
    if (!block.textContent?.trim()) block.remove();
  for (const list of body.querySelectorAll('ul, ol')) list.setAttribute('data-tight', 'true');
  // Programs put no-break spaces anywhere; between a number and its unit one is meant.
  return body.innerHTML.replace(/(?<!\d)&nbsp;|&nbsp;(?![\p{L}%°]{1,3}(?!\p{L}))/gu, ' ');
}

function rename(element: Element, name: string) {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Word's lists are paragraphs with a level in their style, and their sign or number as a word. */
function makeListsOfWord(body: Element) {
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const sign = paragraph.querySelector('[style*="ignore" i]');
    const name = /^\s*\w{1,4}[.)]/.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    open = open.filter(
      (above) => above.level < level || (above.level === level && above.list.localName === name),
    );
    const above = open.at(-1);
    const list = above?.level === level ? above.list : document.createElement(name);
    if (!above) paragraph.before(list);
    else if (list !== above.list) above.list.lastElementChild?.append(list);
    if (list !== above?.list) open.push({ list, level });
    list.append(paragraph);
    rename(paragraph, 'li');
  }
}

/** Makes tables like those of Markdown: the first row is the head, and no cells are merged. */
function makeTablesPlain(body: Element) {
  for (const bold of body.querySelectorAll('tr:first-child :is(b, strong)')) rename(bold, 'span');
  for (const cell of body.querySelectorAll<HTMLTableCellElement>('td, th')) {
    for (const block of cell.querySelectorAll('p, div, br, li, h2, h3, h4'))
      block.replaceWith(' ', ...block.childNodes);
    const { colSpan, rowSpan, cellIndex } = cell;
    const rows = [...(cell.closest('table')?.rows ?? [])];
    const first = rows.findIndex((row) => row.contains(cell));
    for (const [below, row] of rows.slice(first, first + rowSpan).entries())
      for (let count = below ? 0 : 1; count < colSpan; count += 1)
        row.insertCell(Math.min(below ? cellIndex : cellIndex + 1, row.cells.length));
    rename(cell, first === 0 ? 'th' : 'td');
  }
}
