import { JSDOM } from 'jsdom';
import { askParameter } from '../../features/ask-about/askParameter';
import type { Place } from '../../features/search/searchIndex';

/** A page as it was rendered. */
export type RenderedPage = {
  path: string;
  /** The name that visitors know it by. */
  name: string;
  /** The list that a written page is in, and goes by. */
  parent?: { name: string } | undefined;
  /** Its HTML, whole or in part; text outside `main` stands on every page. */
  html: string;
};

/** Controls, parts of every page, hidden elements, and those that the page leaves out. */
const skipped = [
  'button, nav, noscript, script, search, select, style, svg, template',
  '[aria-hidden=true], [hidden]:not([hidden=until-found]), [data-search=none]',
  // Said of a link or an icon, within a sentence.
  'span[class*=sr-only]',
  // “Ask about …” repeats what it stands beside.
  `a[href*="?${askParameter}="]`,
].join();

/** Elements whose words stay apart from their neighbours' even without a space. */
const apart = 'a, b, span';

/** Elements within a line, and parts of a row, which is one block. Any other begins a new block. */
const inline = `${apart}, abbr, bdi, cite, code, data, dfn, em, i, kbd, mark, q, s, samp, small, strong, sub, sup, time, u`;
const cells = 'dd, dt, td, th';

/** The signs in a text for the end of a block, of a cell, and of an element that stays apart. */
const separators = { block: '\n', cell: '\t', apart: '\0' };

const headings = 'h1, h2, h3, h4';

/** Elements with an address, but for the content of a panel and those that React has named. */
const addressed = `[id]:not(main, [role], [id^=_], [id$=-content], ${inline}, ${cells})`;

/**
 * Every place of a page with all of its text: the page itself, each element with an address and a
 * heading (a card, a panel, a section, a station), and the content that follows a heading with an
 * address. Text belongs to the innermost place.
 */
export function pagePlaces({ path, name, parent, html }: RenderedPage): Place[] {
  const source = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/\s+/g, ' ');
  const main = JSDOM.fragment(source).firstElementChild;
  if (!main) return [];
  const all = (selector: string) => [...main.querySelectorAll(selector)];
  for (const button of all('h2 button')) button.replaceWith(...button.childNodes);
  for (const element of all(skipped)) element.remove();
  for (const image of all('img')) image.after(` ${image.getAttribute('alt') ?? ''} `);
  for (const element of all(apart)) setApart(element, separators.apart);
  for (const cell of all(cells)) cell.before(separators.cell);
  for (const block of all(`:not(${inline}, ${cells})`)) setApart(block, separators.block);
  for (const title of all('h1')) main.prepend(title);

  /** Takes a place out of the page, with the content behind its heading if that has the address. */
  const takeOut = (element: Element): Place[] => {
    const range = main.ownerDocument.createRange();
    range.selectNode(element);
    if (element.matches(headings)) {
      // The first heading of a part with an address is its heading.
      if (element.parentElement?.closest(addressed)?.querySelector(headings) === element) return [];
      const within = partOf(element);
      range.setEnd(within, within.childNodes.length);
    } else if (!element.querySelector(headings)) return [];
    return [{ href: `${path}#${element.id}`, page: name, ...read(range.extractContents()) }];
  };
  /** The nearest element around a heading that holds more than the heading. */
  const partOf = (heading: Element): Element => {
    const around = heading.parentElement;
    if (!around) return heading;
    return around === main || textOf(around) !== textOf(heading) ? around : partOf(around);
  };
  const places = all(addressed).toReversed().flatMap(takeOut).toReversed();
  return [{ href: path, page: parent?.name ?? name, ...read(main) }, ...places];
}

/** Puts a separator before and behind an element. */
function setApart(element: Element, separator: string): void {
  element.before(separator);
  element.after(separator);
}

/** The heading of a place and its text, a block a line. */
function read(place: Element | DocumentFragment): Pick<Place, 'heading' | 'text'> {
  const all = [...place.querySelectorAll(headings)];
  const [heading = ''] = all.map(lineOf);
  // A card has its name on both sides.
  for (const repeated of all) if (lineOf(repeated) === heading) repeated.remove();
  return { heading, text: textOf(place) };
}

const lineOf = (heading: Element) => textOf(heading).replaceAll('\n', ' ');

const textOf = ({ textContent }: Node): string =>
  (textContent ?? '')
    .replace(/(?<=[\p{L}\p{N}.])\0+(?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(separators.apart, '')
    .split(separators.block)
    .map((line) => line.split(separators.cell).map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .map((row) => row.filter(Boolean).join(' · '))
    .filter(Boolean)
    .join('\n');
