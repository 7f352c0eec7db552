import type { Token } from 'markdown-it';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { decisionRow } from '../../features/charts/Hours';
import { classNames } from '../../ui/classNames';
import { unbroken } from '../../ui/unbroken';
import { decodedName, plainText, type ReadMarkdown, slotIn } from './markdown';

/** How the site shows pictures and links of a text. */
export type Resolve = {
  /** A picture by its name below `pictures/`; `columns` are those of its row, 0 among words. */
  picture: (picture: { name: string; alt: string; caption: string; columns: number }) => ReactNode;
  /** What a text has in place of `{name}` in a line of its own, such as a plan. */
  slot?: (name: string) => ReactNode;
  /** The attributes that a link has besides its address, and the node after its words. */
  link: (href: string) => { props: Record<string, string>; after: ReactNode };
};

/**
 * How many columns the pictures of a paragraph have that holds nothing else: three for an odd
 * number, so that none is left over in the last row of three or five. None beside words.
 */
function columnsOf(tokens: readonly Token[]): number {
  const isWord = ({ type, content }: Token) =>
    type === 'text' ? content.trim() !== '' : !/^(image|link_open|link_close|\w+break)$/.test(type);
  if (tokens.some(isWord)) return 0;
  const count = tokens.filter(({ type }) => type === 'image').length;
  return count < 2 ? count : 2 + (count % 2);
}

/** A token, with those between it and the token that closes it, or its words. */
type Part = { token: Token; inside: Part[] };

/** Tokens, which come one after the other, as a tree. */
function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  const open = [parts];
  for (const token of tokens) {
    if (token.nesting === -1) open.pop();
    // markdown-it leaves an empty text before strong words.
    if (token.nesting === -1 || (token.type === 'text' && !token.content)) continue;
    const part = { token, inside: partsOf(token.children ?? []) };
    open.at(-1)?.push(part);
    if (token.nesting === 1) open.push(part.inside);
  }
  return parts;
}

type Props = Record<string, string | number>;

/** Code is so in every language. */
const leftToRight = { dir: 'ltr' };

/** A paragraph, list, table, or another block of a text, which pages lay out. */
export type Block = {
  /** Its place among the blocks of its text. */
  place: number;
  /** The name of its element: `h2`, `blockquote`. */
  tag: string;
  /** What a line in braces stands for, such as a plan; empty for any other block. */
  slot: string;
  node: ReactNode;
};

/** Blocks as elements, one below the other. */
export const nodesOf = (blocks: readonly Block[]): ReactNode =>
  createElement(Fragment, null, ...blocks.map(({ node }) => node));

const slotOf = ({ token, inside }: Part): string =>
  token.type === 'paragraph_open' ? slotIn(inside[0]?.token.content ?? '') : '';

/**
 * The blocks of a text of Markdown on a page with this title; `looks` are the classes of elements
 * by their names.
 */
export function markdownBlocks(
  { tokens }: ReadMarkdown,
  resolve: Resolve,
  title = '',
  looks: Readonly<Record<string, string>> = {},
): Block[] {
  const renderer = new Renderer(title, resolve, looks);
  return partsOf(tokens).map((part, place) => ({
    place,
    tag: part.token.tag,
    slot: slotOf(part),
    node: createElement(Fragment, null, ...renderer.all([part])),
  }));
}

/** Makes elements of the parts of a text, in their order. */
class Renderer {
  /** How many tables and pieces of code there are below the last heading. */
  private scrolledCount = 0;

  constructor(
    private heading: string,
    private readonly resolve: Resolve,
    private readonly looks: Readonly<Record<string, string>>,
  ) {}

  /** The elements of parts; `columns` are those of the row of pictures they are in. */
  all(parts: readonly Part[], columns = 0): ReactNode[] {
    return parts.flatMap((part) => this.one(part, columns));
  }

  private one(part: Part, columns: number): ReactNode[] {
    const { token, inside } = part;
    const { type, tag, content } = token;
    switch (type) {
      case 'inline':
        return this.all(inside, columns);
      case 'text':
        return [columns > 0 ? content : unbroken(content)];
      case 'softbreak':
        return [' '];
      case 'hardbreak':
        return columns > 0 ? [] : [this.element('br', {})];
      case 'code_inline':
        return [this.element('code', leftToRight, content)];
      case 'fence':
      case 'code_block':
        return [this.scrolled(this.element('pre', leftToRight, this.element('code', {}, content)))];
      case 'image':
        return this.picture(token, columns);
      case 'link_open': {
        const { props, after } = this.resolve.link(String(token.attrGet('href')));
        const whole = { ...propsOf(token), ...props, className: columns > 0 ? 'block' : '' };
        return [this.element(tag, whole, ...this.all(inside, columns), after)];
      }
      case 'heading_open':
        this.heading = plainText(inside[0]?.token.children);
        this.scrolledCount = 0;
        return [this.element(tag, propsOf(token), ...this.all(inside))];
      case 'paragraph_open':
        return this.paragraph(part);
      case 'blockquote_open':
        return [this.quotation(inside)];
      case 'table_open':
        return [this.scrolled(this.table(inside))];
      default:
        return tag ? [this.element(tag, propsOf(token), ...this.all(inside, columns))] : [];
    }
  }

  /** An element with the classes that `looks` has for it, besides its own. */
  private element(name: string, props: Props, ...children: ReactNode[]): ReactNode {
    const className = classNames(this.looks[name], String(props.className ?? ''));
    return createElement(name, className ? { ...props, className } : props, ...children);
  }

  /** A table or code, by the name of the heading above, with a number from the second one on. */
  private scrolled(content: ReactNode): ReactNode {
    this.scrolledCount += 1;
    const count = this.scrolledCount;
    return scrollable(content, this.heading + (count > 1 ? ` ${count}` : ''));
  }

  private picture(token: Token, columns: number): ReactNode[] {
    const caption = String(token.attrGet('title') ?? '');
    const name = decodedName(String(token.attrGet('src')));
    const shown = this.resolve.picture({ name, alt: plainText(token.children), caption, columns });
    return columns > 0 ? [shown] : [shown, caption && ` ${caption}`];
  }

  /** A paragraph, or pictures side by side. markdown-it hides the paragraphs of a tight list. */
  private paragraph(part: Part): ReactNode[] {
    const { token, inside } = part;
    const slot = slotOf(part);
    if (slot && this.resolve.slot) return [this.resolve.slot(slot)];
    const columns = columnsOf(inside[0]?.token.children ?? []);
    const children = this.all(inside, columns);
    if (columns === 0) return token.hidden ? children : [this.element('p', {}, ...children)];
    const pictures = children.filter(isValidElement);
    if (columns === 1) return pictures;
    const side = columns === 2 ? 'tablet:grid-cols-2' : 'tablet:grid-cols-3';
    return [createElement('div', { className: `wide grid gap-5 ${side}` }, ...pictures)];
  }

  /** A quotation; a last paragraph that begins with a dash says whose. */
  private quotation(inside: readonly Part[]): ReactNode {
    const last = inside.at(-1);
    const isSigned =
      last?.token.type === 'paragraph_open' && /^[—–] /.test(last.inside[0]?.token.content ?? '');
    if (!isSigned) return this.element('blockquote', {}, ...this.all(inside));
    const [name, ...others] = last.inside[0]?.inside ?? [];
    const text = unbroken(name?.token.content.slice(2));
    return this.element(
      'figure',
      {},
      this.element('blockquote', {}, ...this.all(inside.slice(0, -1))),
      this.element('figcaption', {}, text, ...this.all(others)),
    );
  }

  private table(groups: readonly Part[]): ReactNode {
    const heads = groups[0]?.inside[0]?.inside ?? [];
    const labels = heads.map(({ inside }) => plainText(inside[0]?.token.children));
    const rows = groups.map(({ token, inside }) =>
      this.element(token.tag, {}, ...inside.map((line) => this.row(line.inside, labels))),
    );
    return this.element('table', {}, ...rows);
  }

  private row(cells: readonly Part[], labels: readonly string[]): ReactNode {
    const elements = cells.map(({ token, inside }, index) => {
      const { tag } = token;
      // A corner of a table heads nothing.
      if (tag === 'th' && !inside[0]?.token.content) return this.element('td', {});
      const props = propsOf(token);
      const label = labels[index];
      // Two columns fit on a phone. In a list of labels and values, the first cell heads its row.
      if (tag === 'td' && labels.length > 2 && index > 0 && label) props['data-column'] = label;
      return this.element(tag, props, ...this.all(inside));
    });
    return this.element(
      'tr',
      cells.some(isDecision) ? { className: decisionRow } : {},
      ...elements,
    );
  }
}

/** Whether a cell is strong as a whole: the row of a plan in which a decision is taken. */
function isDecision({ token, inside }: Part): boolean {
  const [first, ...others] = inside[0]?.inside ?? [];
  return token.tag === 'td' && first?.token.type === 'strong_open' && others.length === 0;
}

const aligned: Record<string, string> = {
  'text-align:right': 'text-end',
  'text-align:center': 'text-center',
};

/** The attributes that Markdown gives an element; styles, which the policy forbids, as classes. */
function propsOf(token: Token): Props {
  const props: Props = token.tag === 'th' ? { scope: 'col' } : {};
  for (const [name, value] of token.attrs ?? []) {
    if (name === 'style') props.className = aligned[String(value)] ?? '';
    else props[name] = name === 'start' ? Number(value) : String(value);
  }
  return props;
}

/**
 * Puts content that may be wider than a phone into a box that scrolls, by keyboard too. It is no
 * landmark: a text may have many, and one may have the name of a part of the page.
 */
export function scrollable(content: ReactNode, label: string): ReactNode {
  const className = 'wide overflow-x-auto';
  const props = { className, role: 'group', tabIndex: 0, 'aria-label': label };
  return createElement('div', props, content);
}
