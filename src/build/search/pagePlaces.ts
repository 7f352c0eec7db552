import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { askParameter } from '../../features/ask-about/askParameter';
import type { Place } from '../../features/finder/place';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as it was rendered. */
export type RenderedPage = {
  path: string;
  /** What visitors know it by. */
  name: string;
  /** The list that it is in. */
  list?: string;
  /** Its HTML, whole or in part; what is outside `main` stands on every page. */
  html: string;
};

/** A place that is being read. */
type OpenPlace = {
  href: string;
  heading: string;
  /** Paragraphs, list items and the like, one by one. */
  blocks: string[];
};

const isElement = (node: Node): node is Element => 'tagName' in node;

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

/** What is no text of the page, or stands on every page. */
const skipped = new Set([
  'button',
  'nav',
  'noscript',
  'script',
  'search',
  'select',
  'style',
  'svg',
  'template',
]);

/** Elements within a line. Any other begins a new block. */
const inline = new Set(
  'a abbr b bdi cite code data dfn em i kbd mark q s samp small span strong sub sup time u'.split(
    ' ',
  ),
);

/** Of these the words stand by themselves, even with nothing between. */
const apart = new Set(['a', 'b', 'span']);

/** Parts of a row, which is one block. */
const cells = new Set(['dd', 'dt', 'td', 'th']);

const headings = new Set(['h1', 'h2', 'h3', 'h4']);

/**
 * Every place of a page with all of its text: the page itself, what has an address of its own and a
 * heading (a card, a panel, a section, a station), and what follows a heading with an address. Text
 * belongs to the innermost of them.
 *
 * Left out are controls, what is hidden from everybody, and what `data-search="none"` marks.
 */
export function pagePlaces({ path, name, list = name, html }: RenderedPage): Place[] {
  const main = mainOf(parseFragment(html));
  if (!main) return [];
  return placesIn(main, path)
    .filter(({ heading, blocks }) => heading || blocks.length > 0)
    .map(({ href, heading, blocks }) => ({
      href,
      page: href === path ? list : name,
      heading: heading || name,
      text: blocks.join('\n'),
    }));
}

function placesIn(main: Element, path: string): OpenPlace[] {
  const page: OpenPlace = { href: path, heading: '', blocks: [] };
  const places = [page];
  const line = lineOfText();
  const endBlock = ({ blocks }: OpenPlace) => blocks.push(...line.take());

  /** Reads what is in a node into a place, and returns the place that goes on behind it. */
  const read = (node: Node, place: OpenPlace): OpenPlace => {
    if ('value' in node) line.add(node.value);
    if (!isElement(node) || isSkipped(node)) return place;
    const tag = node.tagName;
    if (tag === 'img') line.add(` ${attribute(node, 'alt') ?? ''} `);
    if (cells.has(tag)) line.addCell();
    if (cells.has(tag) || inline.has(tag)) {
      if (apart.has(tag)) line.part();
      readAll(node, place);
      if (apart.has(tag)) line.part();
      return place;
    }
    endBlock(place);
    if (headings.has(tag)) return readHeading(node, place);
    if (tag === 'summary' && !place.heading && !hasHeading(node)) {
      const [title = node] = node.childNodes.filter(isElement).filter(isBold);
      readHeading(title, place);
      if (title !== node)
        for (const other of node.childNodes) if (other !== title) read(other, place);
      endBlock(place);
      return place;
    }
    const href = addressOf(node, path);
    const own = href ? { href, heading: '', blocks: [] } : place;
    if (own !== place) places.push(own);
    endBlock(readAll(node, own));
    if (own !== place && !own.heading) {
      places.splice(places.indexOf(own), 1);
      place.blocks.push(...own.blocks);
    }
    // What a heading began goes no further than what the heading is in.
    return place;
  };

  const readHeading = (heading: Element, place: OpenPlace): OpenPlace => {
    const text = headingText(heading);
    const id = attribute(heading, 'id');
    if (heading.tagName === 'h1') page.heading ||= text;
    else if (place !== page && !place.heading) place.heading = text;
    else if (id) {
      const own = { href: `${path}#${id}`, heading: text, blocks: [] };
      places.push(own);
      return own;
    }
    // A card has its name on both sides.
    else if (text !== place.heading) place.blocks.push(text);
    return place;
  };

  const readAll = ({ childNodes }: Element, place: OpenPlace): OpenPlace =>
    childNodes.reduce((current, node) => read(node, current), place);

  endBlock(readAll(main, page));
  return places;
}

/** The text of a paragraph, or whatever stands by itself, as far as it was read. */
function lineOfText() {
  let text = '';
  /** Whether what comes next is in an element of its own: its words are not part of the last one. */
  let isApart = false;
  return {
    add(more: string) {
      if (isApart && /[\p{L}\p{N}.]$/u.test(text) && /^[\p{L}\p{N}]/u.test(more)) text += ' ';
      isApart = false;
      text += more;
    },
    part() {
      isApart = true;
    },
    addCell() {
      if (text.trim()) text += ' · ';
    },
    /** The text, if there is any, and begins anew. */
    take(): string[] {
      const taken = text.replace(/\s+/g, ' ').trim();
      text = '';
      return taken ? [taken] : [];
    },
  };
}

function mainOf(node: Node): Element | undefined {
  if (isElement(node) && node.tagName === 'main') return node;
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const found = mainOf(child);
    if (found) return found;
  }
  return undefined;
}

const isBold = ({ tagName }: Element) => tagName === 'b' || tagName === 'strong';

const hasHeading = (node: Node): boolean =>
  isElement(node) && (headings.has(node.tagName) || node.childNodes.some(hasHeading));

function isSkipped(element: Element): boolean {
  if (skipped.has(element.tagName)) return true;
  if (attribute(element, 'aria-hidden') === 'true') return true;
  const hidden = attribute(element, 'hidden');
  if (hidden !== undefined && hidden !== 'until-found') return true;
  if (attribute(element, 'data-search') === 'none') return true;
  // Said of a link or an icon, within a sentence.
  if (element.tagName === 'span' && /\bsr-only\b/.test(attribute(element, 'class') ?? ''))
    return true;
  // “Ask about …” repeats what it stands beside.
  const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
  return Boolean(href?.includes(`?${askParameter}=`));
}

/** The address of an element that is a place by itself: what it says of itself, or its id. */
function addressOf(element: Element, path: string): string | undefined {
  const own = attribute(element, 'data-search');
  if (own) return own;
  const id = attribute(element, 'id');
  // The content of a panel, and what React and Radix name for themselves.
  if (!id || attribute(element, 'role') || /^(radix-|_)|-content$|«|:/.test(id)) return undefined;
  return `${path}#${id}`;
}

/** A heading's words; of one that is a button with a summary beside them, the words alone. */
function headingText(heading: Element): string {
  const text = (node: Node): string => {
    if ('value' in node) return node.value;
    if (!isElement(node)) return '';
    if (node.tagName !== 'button' && isSkipped(node)) return '';
    return node.childNodes.map(text).join('');
  };
  return text(heading).replace(/\s+/g, ' ').trim();
}
