/** What is left out of what is pasted: what it is called, and where it is. */
const kinds: readonly { what: string; isCounted?: true; selector: string }[] = [
  { what: 'picture', isCounted: true, selector: 'img, picture, svg, canvas' },
  { what: 'video', isCounted: true, selector: 'video, audio, iframe, object' },
  {
    what: 'footnote',
    isCounted: true,
    selector: ['_ftn', '_edn', 'ftnt'].map((id) => `a[href*="#${id}"]:not([href*="ref"])`).join(),
  },
  {
    what: 'comment',
    isCounted: true,
    selector: 'a[href*="#_msocom"], a[href*="#cmnt"]:not([href*="ref"])',
  },
  { what: 'merged cells', selector: '[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"])' },
  {
    what: 'underlining',
    selector: 'u, ins, span[data-style*="underline" i]:not(a *):not(:has(a))',
  },
  { what: 'struck-out words', selector: 's, strike, del, [data-style*="line-through" i]' },
  { what: 'raised or lowered letters', selector: 'sup, sub' },
];

/** What Word and Google Docs put beside a text, such as its notes, which stand at its end. */
const aside =
  'script, meta, link, title, xml, template, colgroup, caption, .MsoCommentReference, ' +
  '[data-style*="mso-element" i], div:has(> p > a[href*="#ftnt_ref"], > p > a[href*="#cmnt_ref"])';

const plainColour =
  /^(#0{3,6}|#f{3,6}|black|white|windowtext|inherit|auto|transparent|rgb\(0, ?0, ?0\))/i;

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

function isColoured(element: Element): boolean {
  // A link has a colour of its own.
  if (element.closest('a') || element.querySelector('a')) return false;
  const colours = styleOf(element).matchAll(
    /(?:^|;)\s*(?:background(?:-color)?|color):\s*([^;]+)/gi,
  );
  return (
    element.matches('font[color]') || [...colours].some(([, one = '']) => !plainColour.test(one))
  );
}

/** HTML of the clipboard as the text field can show it, and what that leaves out, in words. */
export function cleanPasted(html: string): { html: string; leftOut: string[] } {
  // The page's policy forbids styles, and a browser would complain of each.
  const unstyled = html
    .replace(/<style[^>]*>.*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  const leftOut = kinds.flatMap(({ what, isCounted, selector }) => {
    const found = [...body.querySelectorAll(selector)].filter(
      // What held a comment's sign is empty by now.
      (element) => isCounted || element.textContent?.trim(),
    );
    if (isCounted) for (const element of found) element.remove();
    if (found.length === 0) return [];
    return isCounted ? `${found.length} ${what}${found.length === 1 ? '' : 's'}` : what;
  });
  for (const element of body.querySelectorAll(aside)) element.remove();
  if ([...body.querySelectorAll('*')].some(isColoured)) leftOut.push('colours');
  makeListsOfWord(body);
  nameLooks(body);
  makeTablesPlain(body);
  for (const block of body.querySelectorAll('p, h2, h3, h4, li'))
    if (!block.textContent?.trim()) block.remove();
  // One goes on writing below a table, not in it.
  const table = [...body.querySelectorAll('table')].at(-1)?.textContent?.trimEnd();
  if (table && body.textContent?.trimEnd().endsWith(table))
    body.append(document.createElement('p'));
  return { html: body.innerHTML, leftOut };
}

function rename(element: Element, name: string) {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** What a style or a class says as the element that says it. */
function nameLooks(body: Element) {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  // The page has the only heading of the first level.
  const lower = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const name = `H${Math.min(4, Number(heading.tagName.slice(1)) + lower)}`;
    if (name !== heading.tagName) rename(heading, name);
  }
  for (const code of body.querySelectorAll('pre:not([data-source])'))
    code.textContent = `\`\`\`\n${code.textContent?.trimEnd()}\n\`\`\``;
  for (const blanks of body.querySelectorAll('[data-style*="mso-spacerun"]'))
    blanks.replaceWith(' ');
  for (const element of body.querySelectorAll('b, strong'))
    if (/(?:^|;)\s*font-weight:\s*(normal|400)/i.test(styleOf(element))) rename(element, 'span');
  for (const element of body.querySelectorAll('span')) {
    if (/(?:^|;)\s*font-style:\s*italic/i.test(styleOf(element))) wrap(element, 'em');
    if (/(?:^|;)\s*font-weight:\s*(bold|[6-9]00)/i.test(styleOf(element))) wrap(element, 'strong');
  }
  for (const link of body.querySelectorAll(
    'a:not([href^="http"], [href^="mailto:"], [href^="tel:"])',
  ))
    rename(link, 'span');
}

function wrap(element: Element, name: string) {
  const inner = document.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Word's lists are paragraphs that say how deep they stand, with their sign or number as a word. */
function makeListsOfWord(body: Element) {
  const made = new Set<Element>();
  for (const paragraph of body.querySelectorAll('p[data-style*="mso-list"]')) {
    const level = /mso-list:[^;]*level(\d)/.exec(styleOf(paragraph))?.[1];
    if (!level) continue;
    const sign = paragraph.querySelector('[data-style*="ignore" i]');
    const kind = /^\s*\w{1,4}[.)]/.test(sign?.textContent ?? '') ? 'OL' : 'UL';
    sign?.remove();
    let list = paragraph.previousElementSibling;
    if (!list || !made.has(list) || (level === '1' && list.tagName !== kind)) {
      list = document.createElement(kind);
      paragraph.before(list);
      made.add(list);
    }
    for (let depth = 1; depth < Number(level) && list.lastElementChild; depth += 1) {
      const parent: Element = list.lastElementChild;
      if (!parent.lastElementChild?.matches('ul, ol')) parent.append(document.createElement(kind));
      list = parent.lastElementChild ?? list;
    }
    list.append(paragraph);
    rename(paragraph, 'li');
  }
}

const inCells = 'p, div, br, ul, ol, li, h2, h3, h4, pre, blockquote, table, tbody, tr, td, th';

/** Cells of one line, none of which is merged. A table of one cell only places what is in it. */
function makeTablesPlain(body: Element) {
  for (const table of body.querySelectorAll('table')) {
    const [only, ...others] = table.querySelectorAll('td, th');
    if (only && others.length === 0) table.replaceWith(...only.childNodes);
  }
  for (const bold of body.querySelectorAll('tr:first-child :is(b, strong)')) rename(bold, 'span');
  for (const cell of body.querySelectorAll<HTMLTableCellElement>('td, th')) {
    for (const block of cell.querySelectorAll(inCells)) block.replaceWith(' ', ...block.childNodes);
    const { colSpan, rowSpan, cellIndex } = cell;
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
    const blanks = (count: number) =>
      Array.from({ length: count }, () => document.createElement('td'));
    cell.after(...blanks(colSpan - 1));
    let row = cell.parentElement?.nextElementSibling;
    for (let count = 1; count < rowSpan && row; count += 1) {
      const before = row.children[cellIndex];
      if (before) before.before(...blanks(colSpan));
      else row.append(...blanks(colSpan));
      row = row.nextElementSibling;
    }
  }
}
