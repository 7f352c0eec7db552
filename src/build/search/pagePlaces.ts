import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { askParameter } from '../../features/ask-about/askParameter';
import type { Place } from '../../features/finder/searchIndex';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as it was rendered. */
export type RenderedPage = {
  path: string;
  /** What visitors know it by. */
  name: string;
  /** The list that a written page is in, and goes by. */
  parent?: { name: string } | undefined;
  /** Its HTML, whole or in part; what is outside `main` stands on every page. */
  html: string;
};

/** A place as far as it was read. */
type OpenPlace = Pick<Place, 'href' | 'heading' | 'text'>;

const isElement = (node: Node): node is Element => 'tagName' in node;

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

const tags = (names: string) => new Set(names.split(' '));

/** What is no text of the page, or stands on every page. */
const skipped = tags('button nav noscript script search select style svg template');

/** Elements within a line. Any other begins a new block. */
const inline = tags(
  'a abbr b bdi cite code data dfn em i kbd mark q s samp small span strong sub sup time u',
);

/** Of these the words stand by themselves, even with nothing between. */
const apart = tags('a b span');

/** Parts of a row, which is one block. */
const cells = tags('dd dt td th');

const headings = tags('h1 h2 h3 h4');

/** What stands in a text for the end of a block, of a cell, and of an element whose words stand by themselves. */
const marks = { block: '\n', cell: '\t', apart: '\0' };

/**
 * Every place of a page with all of its text: the page itself, what has an address of its own and a
 * heading (a card, a panel, a section, a station), and what follows a heading with an address. Text
 * belongs to the innermost of them.
 *
 * Left out are controls, what is hidden from everybody, and what `data-search="none"` marks.
 */
export function pagePlaces({ path, name, parent, html }: RenderedPage): Place[] {
  const [main] = parseFragment(html.slice(html.indexOf('<main'))).childNodes;
  if (!main || !isElement(main)) return [];
  return placesIn(main, path)
    .map((place) => ({ ...place, text: textOf(place) }))
    .filter(({ heading, text }) => heading || text)
    .map(({ href, heading, text }) => ({
      href,
      page: href === path && parent ? parent.name : name,
      heading: heading || name,
      text,
    }));
}

function placesIn(main: Element, path: string): OpenPlace[] {
  const page: OpenPlace = { href: path, heading: '', text: '' };
  const places = [page];
  const begin = (href: string, heading: string): OpenPlace => {
    const place = { href, heading, text: '' };
    places.push(place);
    return place;
  };

  /** Reads what is in a node into a place, and returns the place that goes on behind it. */
  const read = (node: Node, place: OpenPlace): OpenPlace => {
    if ('value' in node) place.text += node.value.replace(/\s+/g, ' ');
    if (!isElement(node) || isSkipped(node)) return place;
    const tag = node.tagName;
    if (tag === 'img') place.text += ` ${attribute(node, 'alt') ?? ''} `;
    if (cells.has(tag) || inline.has(tag)) {
      const mark = apart.has(tag) ? marks.apart : '';
      place.text += cells.has(tag) ? marks.cell : mark;
      readAll(node.childNodes, place);
      place.text += mark;
      return place;
    }
    place.text += marks.block;
    if (headings.has(tag)) return readHeading(node, place);
    readBlock(node, place);
    place.text += marks.block;
    // What a heading began goes no further than what the heading is in.
    return place;
  };

  const readBlock = (block: Element, place: OpenPlace) => {
    const href = addressOf(block, path);
    const own = href ? begin(href, '') : place;
    readAll(block.childNodes, own);
    if (own === place || own.heading) return;
    places.splice(places.indexOf(own), 1);
    place.text += own.text;
  };

  const readHeading = (heading: Element, place: OpenPlace): OpenPlace => {
    const text = headingText(heading);
    const id = attribute(heading, 'id');
    if (heading.tagName === 'h1') page.heading ||= text;
    else if (place !== page && !place.heading) place.heading = text;
    else if (id) return begin(`${path}#${id}`, text);
    // A card has its name on both sides.
    else if (text !== place.heading) place.text += text + marks.block;
    return place;
  };

  const readAll = (nodes: readonly Node[], place: OpenPlace): OpenPlace =>
    nodes.reduce((current, node) => read(node, current), place);

  readAll(main.childNodes, page);
  return places;
}

/** The text of a place, a block a line. */
const textOf = ({ text }: OpenPlace): string =>
  text
    .replace(/(?<=[\p{L}\p{N}.])\0+(?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(marks.apart, '')
    .split(marks.block)
    .map((line) => line.split(marks.cell).map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .map((row) => row.filter(Boolean).join(' · '))
    .filter(Boolean)
    .join('\n');

function isSkipped(element: Element): boolean {
  const hidden = attribute(element, 'hidden');
  const classes = attribute(element, 'class') ?? '';
  const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
  return (
    skipped.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    (hidden !== undefined && hidden !== 'until-found') ||
    attribute(element, 'data-search') === 'none' ||
    // Said of a link or an icon, within a sentence.
    (element.tagName === 'span' && /\bsr-only\b/.test(classes)) ||
    // “Ask about …” repeats what it stands beside.
    Boolean(href?.includes(`?${askParameter}=`))
  );
}

/** The address of an element that is a place by itself. */
function addressOf(element: Element, path: string): string | undefined {
  const id = attribute(element, 'id');
  // The content of a panel, and what React names by itself.
  if (!id || attribute(element, 'role') || /^_|-content$/.test(id)) return undefined;
  return `${path}#${id}`;
}

/** A heading's words; of one that is a button with a summary beside them, the words alone. */
function headingText(heading: Element): string {
  const text = (node: Node): string => {
    if ('value' in node) return node.value;
    if (!isElement(node) || (node.tagName !== 'button' && isSkipped(node))) return '';
    if (node.tagName === 'br') return ' ';
    return node.childNodes.map(text).join('');
  };
  return text(heading).replace(/\s+/g, ' ').trim();
}
