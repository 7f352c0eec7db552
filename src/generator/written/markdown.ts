import MarkdownIt, { type Token } from 'markdown-it';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { mainId } from '../../features/navigation/mainId';
import { classNames } from '../../ui/classNames';
import { slugify } from '../../ui/slugify';
import { highlighted } from './highlight';

/** A heading of a written page; `level` is that of its element. */
export type Heading = { id: string; text: string; level: number };

/** Something that a text refers to, with the line of the text it is on. */
type Mention = { name: string; line: number };

/** What a text refers to, as the site shows it. */
export type Resolve = {
  /** A picture by its name below `pictures/`; `columns` are those of its row, none where it stands among words. */
  picture: (picture: { name: string; alt: string; caption: string; columns: number }) => ReactNode;
  /** What a link has besides its address, and what follows its words. */
  link: (href: string) => { props: Record<string, string>; after: ReactNode };
};

// HTML is read, to be refused: as text it would stand on the page.
const markdown = new MarkdownIt({ html: true, typographer: false, linkify: false });

/** An hour and its half of the day, which stay in one line. */
const hour = /(\d) ([ap]m)\b/g;

function read(text: string) {
  const tokens = markdown.parse(text.replace(hour, '$1\u00a0$2'), {});
  return { tokens, headings: headingsOf(tokens), ...mentionsOf(tokens) };
}

/**
 * A text of Markdown once it was read: its headings, links and pictures, and its mistakes, in words that go
 * on from the place. Every line is counted from 1.
 */
type ReadMarkdown = ReturnType<typeof read>;

const readBefore = new Map<string, ReadMarkdown>();

/** Forgets the texts that were read: where somebody types, each letter makes another. */
export const forgetTexts = () => readBefore.clear();

/** Reads a text of Markdown. The same text is read once. */
export function readMarkdown(text: string): ReadMarkdown {
  const known = readBefore.get(text) ?? read(text);
  readBefore.set(text, known);
  return known;
}

/** The name of a file as it is on the disk: markdown-it has made an address of it. */
export function decodedName(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The words of inline tokens, without what marks them. */
export const plainText = (tokens: readonly Token[] | null): string =>
  (tokens ?? []).map(({ content, type }) => (/break$/.test(type) ? ' ' : content)).join('');

/** The ids that every page has of its own. */
export const pageElementIds: readonly string[] = ['root', mainId];

/** What a heading is called whose text has no letters. */
const nameless = 'section';

function headingsOf(tokens: readonly Token[]): Heading[] {
  const headings: Heading[] = [];
  const taken = new Set(pageElementIds);
  for (const [index, { type, tag }] of tokens.entries()) {
    if (type !== 'heading_open') continue;
    const text = plainText(tokens[index + 1]?.children ?? null);
    const own = slugify(text) || nameless;
    let id = own;
    for (let count = 2; taken.has(id); count += 1) id = `${own}-${count}`;
    taken.add(id);
    // A level that somebody has left out is not missing on the page.
    const deepest = (headings.at(-1)?.level ?? 1) + 1;
    headings.push({ id, text, level: Math.min(Number(tag.slice(1)), deepest) });
  }
  return headings;
}

function mentionsOf(all: readonly Token[]) {
  const links: Mention[] = [];
  const pictures: Mention[] = [];
  const mistakes: { what: string; line: number }[] = [];
  let line = 1;
  const visit = (tokens: readonly Token[]) => {
    for (const [index, token] of tokens.entries()) {
      if (token.map) line = token.map[0] + 1;
      const what = mistakeIn(token, tokens[index + 1]);
      if (what) mistakes.push({ what, line });
      if (token.type === 'link_open') links.push({ name: String(token.attrGet('href')), line });
      if (token.type === 'image')
        pictures.push({ name: decodedName(String(token.attrGet('src'))), line });
      visit(token.children ?? []);
    }
  };
  visit(all);
  return { links, pictures, mistakes };
}

function mistakeIn({ type, tag, content }: Token, next: Token | undefined): string | undefined {
  const isEmpty = next?.nesting !== 1 && !next?.content.trim();
  if (type.startsWith('html_'))
    return `has HTML, which a text cannot have: ${content.trim().replace(/\n.*/s, '').slice(0, 40)}`;
  if (type === 'heading_open' && tag === 'h1')
    return 'has a heading with one #: the page has its own, begin with ##';
  if (type === 'heading_open' && isEmpty)
    return 'has a heading without words: write some behind the #, or take it away';
  if (type === 'link_open' && isEmpty)
    return 'has a link without words: write them between [ and ]';
  if (type === 'image' && !content.trim())
    return 'has a picture without words for people who cannot see it: “In words” in the editor, ![…] in the file';
  return undefined;
}

/**
 * In how many columns the pictures of a paragraph stand that has nothing else: an odd number of them in
 * three, so that none is alone in the last row of a gallery of three or five. None beside words.
 */
function columnsOf(tokens: readonly Token[]): number {
  const isWord = ({ type, content }: Token) =>
    type === 'text' ? content.trim() !== '' : !/^(image|link_open|link_close|\w+break)$/.test(type);
  if (tokens.some(isWord)) return 0;
  const count = tokens.filter(({ type }) => type === 'image').length;
  return count < 2 ? count : 2 + (count % 2);
}

/** Pictures side by side where a window is wide enough. */
function inRow(pictures: ReactNode[], columns: number): ReactNode[] {
  if (columns === 1) return pictures;
  const side = columns === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3';
  return [createElement('div', { className: `wide mt-7 grid gap-5 ${side}` }, ...pictures)];
}

type Props = Record<string, string | number>;

/**
 * What a text of Markdown is as part of a page with this title; `looks` are the classes of its elements,
 * by their names.
 */
export function markdownElements(
  read: ReadMarkdown,
  resolve: Resolve,
  title = '',
  looks: Readonly<Record<string, string>> = {},
): ReactNode {
  const builder = new Builder(read.headings, title, resolve, looks);
  return createElement(Fragment, null, ...builder.build(read.tokens));
}

/** Makes elements of tokens, which say only where each element begins and ends. */
class Builder {
  /** Those that are still to come. */
  private readonly headings: Heading[];
  /** How many parts of the text that is made now scroll by themselves. */
  private scrolling = 0;
  /** The columns of the pictures of the paragraph that is made now. */
  private sideBySide = 0;
  /** What heads the columns of the table that is made now, and how many cells its row has so far. */
  private columns: string[] = [];
  private cells = 0;

  constructor(
    headings: readonly Heading[],
    /** What the part of the text is about that is made now. */
    private heading: string,
    private readonly resolve: Resolve,
    private readonly looks: Readonly<Record<string, string>>,
  ) {
    this.headings = [...headings];
  }

  build(tokens: readonly Token[]): ReactNode[] {
    const nodes: ReactNode[] = [];
    let rest = tokens;
    for (let [token] = rest; token; [token] = rest) {
      const { level } = token;
      const end = rest.findIndex((other) => other.nesting === -1 && other.level === level);
      const inner = token.nesting === 1 ? rest.slice(1, end) : [];
      nodes.push(...(token.nesting === 1 ? this.opened(token, inner) : this.leaf(token)));
      rest = rest.slice(token.nesting === 1 ? end + 1 : 1);
    }
    return nodes;
  }

  /** An element with its class, beside those that it has. */
  private element(name: string, props: Props, ...children: ReactNode[]): ReactNode {
    const className = classNames(this.looks[name], String(props.className ?? ''));
    return createElement(name, className ? { ...props, className } : props, ...children);
  }

  /** An element that begins with a token and holds others. */
  private opened(token: Token, inner: readonly Token[]): ReactNode[] {
    const { tag, hidden } = token;
    const props = propsOf(token);
    if (tag === 'p') this.sideBySide = columnsOf(inner[0]?.children ?? []);
    if (tag === 'blockquote') return [this.quotation(inner)];
    if (tag === 'table') this.columns = [];
    if (tag === 'tr') {
      this.cells = 0;
      if (inner.some(isDecision)) props.className = 'decision-row';
    }
    if (tag === 'th') {
      this.columns.push(plainText(inner[0]?.children ?? null));
      // A corner of a table heads nothing.
      if (!inner[0]?.content) return [this.element('td', {})];
    }
    if (tag === 'td') {
      const column = this.columns[this.cells];
      // Two columns fit on a phone. In a list of labels and values, the first cell heads its row.
      if (this.columns.length > 2 && this.cells > 0 && column) props['data-column'] = column;
      this.cells += 1;
    }
    const heading = token.type === 'heading_open' && this.headings.shift();
    if (heading) {
      this.heading = heading.text;
      this.scrolling = 0;
      return [this.element(`h${heading.level}`, { id: heading.id }, ...this.build(inner))];
    }
    if (tag === 'a') {
      const { props: own, after } = this.resolve.link(String(props.href));
      const className = this.sideBySide > 0 ? 'block' : '';
      return [this.element(tag, { ...props, ...own, className }, ...this.build(inner), after)];
    }
    const children = this.build(inner);
    const columns = this.sideBySide;
    if (tag === 'p') this.sideBySide = 0;
    if (tag === 'p' && columns > 0) return inRow(children.filter(isValidElement), columns);
    if (hidden) return children;
    const element = this.element(tag, props, ...children);
    return [tag === 'table' ? this.scrolled(element) : element];
  }

  /** What scrolls by itself, under a name that it has alone below its heading. */
  private scrolled(content: ReactNode): ReactNode {
    this.scrolling += 1;
    return scrollable(content, this.heading + (this.scrolling > 1 ? ` ${this.scrolling}` : ''));
  }

  /** A quotation; a last paragraph that begins with a dash says whose. */
  private quotation(inner: readonly Token[]): ReactNode {
    const [last, said] = inner.slice(-3);
    const whose = last?.type === 'paragraph_open' && /^[—–] /.test(said?.content ?? '');
    const words = this.build(whose ? inner.slice(0, -3) : inner);
    const quotation = this.element('blockquote', {}, ...words);
    if (!whose) return quotation;
    const [text, ...others] = this.build(said?.children ?? []);
    const caption = this.element('figcaption', {}, String(text).slice(2), ...others);
    return this.element('figure', {}, quotation, caption);
  }

  private leaf(token: Token): ReactNode[] {
    const { type, content, children, info } = token;
    switch (type) {
      case 'inline':
        return this.build(children ?? []);
      case 'text':
        return content ? [content] : [];
      case 'softbreak':
        return [' '];
      case 'hardbreak':
        return this.sideBySide > 0 ? [] : [this.element('br', {})];
      case 'hr':
        return [this.element('hr', {})];
      case 'code_inline':
        return [this.element('code', {}, content)];
      case 'fence':
      case 'code_block': {
        const [language = ''] = info.trim().split(/\s+/);
        const code = this.element('code', {}, ...highlighted(content, language));
        return [this.scrolled(this.element('pre', {}, code))];
      }
      case 'image': {
        const caption = String(token.attrGet('title') ?? '');
        const picture = this.resolve.picture({
          name: decodedName(String(token.attrGet('src'))),
          alt: plainText(children),
          caption,
          columns: this.sideBySide,
        });
        return this.sideBySide > 0 ? [picture] : [picture, caption && ` ${caption}`];
      }
      default:
        return [];
    }
  }
}

const aligned: Record<string, string> = {
  'text-align:right': 'text-right',
  'text-align:center': 'text-center',
};

/** What an element has of what Markdown says; styles, which the policy forbids, are classes. */
function propsOf(token: Token): Props {
  const props: Props = token.tag === 'th' ? { scope: 'col' } : {};
  for (const [name, value] of token.attrs ?? []) {
    if (name === 'style') props.className = aligned[String(value)] ?? '';
    else props[name] = name === 'start' ? Number(value) : String(value);
  }
  return props;
}

/** Whether a token is what stands in a cell that is strong as a whole: in that row of a plan somebody decides. */
function isDecision({ children }: Token, at: number, row: readonly Token[]): boolean {
  const words = (children ?? []).filter(({ type, content }) => type !== 'text' || content);
  const end = words.findIndex(({ type }) => type === 'strong_close');
  const isStrong = words[0]?.type === 'strong_open' && end === words.length - 1;
  return isStrong && row[at - 1]?.type === 'td_open';
}

/**
 * What may be wider than a phone, in a box that scrolls by itself and by the keyboard too. No landmark: a
 * text may have many, and one may be called as a part of the page is.
 */
export const scrollable = (content: ReactNode, label: string): ReactNode =>
  createElement(
    'div',
    {
      className: 'wide mt-5 overflow-x-auto rounded-sm',
      role: 'group',
      tabIndex: 0,
      'aria-label': label,
    },
    content,
  );
