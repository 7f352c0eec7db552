import MarkdownIt, { type Token } from 'markdown-it';
import { slugify } from '../../ui/slugify';

/** A heading of a written page; `level` is that of its element. */
export type Heading = { id: string; text: string; level: number };

/** A file or an address that a text refers to, and the line that does. */
type Mention = { name: string; line: number };

/** A parser of texts; HTML is parsed so that it can be refused, rather than shown as text. */
export const newReader = () => new MarkdownIt({ html: true, typographer: false, linkify: false });

const markdown = newReader();

function read(text: string) {
  const tokens = markdown.parse(text, {});
  return { tokens, headings: addressHeadings(tokens), ...mentionsOf(tokens) };
}

/**
 * A parsed text of Markdown: its headings, links and pictures, and its mistakes, each as the rest
 * of a sentence that begins with its place. Lines are counted from 1.
 */
export type ReadMarkdown = ReturnType<typeof read>;

const readBefore = new Map<string, ReadMarkdown>();

/** Forgets the texts that were read: in the editor each letter that is typed makes another one. */
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

/** The words of inline tokens, without markup. */
export const plainText = (tokens: readonly Token[] | null = null): string =>
  (tokens ?? []).map(({ content, type }) => (/break$/.test(type) ? ' ' : content)).join('');

/** The name in a paragraph that stands for something else: `{plan}`. */
export const slotIn = (text: string): string => /^\{(\w+)\}$/.exec(text.trim())?.[1] ?? '';

/** The ids that elements of every page have, which no heading may take. */
export const pageElementIds: readonly string[] = ['root', 'main'];

/** The id of a heading whose text has no letters. */
const nameless = 'section';

/** Gives each heading its id, and a level at most one below that of the heading before it. */
function addressHeadings(tokens: readonly Token[]): Heading[] {
  const headings: Heading[] = [];
  const taken = new Set(pageElementIds);
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const text = plainText(tokens[index + 1]?.children);
    const name = slugify(text) || nameless;
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
    taken.add(id);
    const level = Math.min(Number(token.tag.slice(1)), (headings.at(-1)?.level ?? 1) + 1);
    token.tag = `h${level}`;
    token.attrSet('id', id);
    headings.push({ id, text, level });
  }
  return headings;
}

/** Tokens with those inside of them. */
const withChildren = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => [token, ...withChildren(token.children ?? [])]);

function mentionsOf(text: readonly Token[]) {
  const links: Mention[] = [];
  const pictures: Mention[] = [];
  const mistakes: { what: string; line: number }[] = [];
  const tokens = withChildren(text);
  let line = 1;
  for (const [index, token] of tokens.entries()) {
    if (token.map) line = token.map[0] + 1;
    const what = mistakeIn(token, tokens[index + 1]);
    if (what) mistakes.push({ what, line });
    if (token.type === 'link_open') links.push({ name: String(token.attrGet('href')), line });
    if (token.type === 'image')
      pictures.push({ name: decodedName(String(token.attrGet('src'))), line });
  }
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
