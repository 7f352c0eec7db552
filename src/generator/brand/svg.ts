import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { withoutMark } from '../readText';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A drawing that cannot be used; its message goes on from the name of its file. */
export class SvgError extends Error {}

const remedy = 'export it as SVG with a viewBox, or with a width and a height';

/** How deep shapes may lie in each other: readers of XML take about as much. */
const deepest = 250;

/**
 * The names of texts that Illustrator puts before a drawing, to stand as `&name;` in it; those of
 * longer texts might make it many thousand times as large.
 */
const entity = /<!ENTITY\s+([\w.:-]+)\s+(["'])(.{0,500}?)\2\s*>/gs;

/** A length in px of CSS (SVG 2, 8.2); undefined for one that depends on the drawing's place. */
function inPixels(length = ''): number | undefined {
  const [, number, unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)\s*([a-z%]*)$/i.exec(length.trim()) ?? [];
  const pixels = { '': 1, px: 1, pt: 96 / 72, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };
  const scale = Object.entries(pixels).find(([name]) => name === unit.toLowerCase())?.[1];
  return number && scale ? Number(number) * scale : undefined;
}

const shapes = 'g path rect circle ellipse line polyline polygon text tspan title desc'.split(' ');

/** Whether an attribute says how a shape looks, and nothing of the page around it. */
const isLook = ({ name, value }: Attribute) =>
  !/^(on.*|id|class|style|.*href)$/i.test(name) && !/url\(/i.test(value);

function boxOf({ viewBox = '', width, height }: Record<string, string>): Box | undefined {
  const [x, y, wide, high] = viewBox.match(/[^\s,]+/g)?.map(Number) ?? [];
  if (x !== undefined && y !== undefined && wide && high) return [x, y, wide, high];
  const [ownWidth, ownHeight] = [inPixels(width), inPixels(height)];
  return ownWidth && ownHeight ? [0, 0, ownWidth, ownHeight] : undefined;
}

const ofDrawings = 'http://www.w3.org/2000/svg';
const kept = [ofDrawings, 'http://www.w3.org/1999/xlink', 'http://www.w3.org/XML/1998/namespace'];

/** Elements that could run something, or show what is not the drawing's. */
const active = /^(script|foreignObject|iframe|embed|object|audio|video|handler|listener)$/i;

/** An address in an attribute or a rule; one that does not end goes on to the end of the text. */
const anyAddress = /url\(([^)]*)(?:\)|$)/gi;

const isInside = (address: string) => /^["']?\s*(#|data:image\/)/i.test(address.trim());

const withoutOutside = (text: string) =>
  text
    .replace(anyAddress, (whole, address) => (isInside(address) ? whole : 'none'))
    .replace(/@import[^;]*(;|$)/gi, '');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Attribute = Pick<SaxesAttributeNS, 'name' | 'prefix' | 'local' | 'uri' | 'value'>;

/** Whether an attribute belongs to the drawing: no handler, no link to anywhere else. */
function isHarmless({ name, prefix, local, uri, value }: Attribute): boolean {
  if (name === 'xmlns' || prefix === 'xmlns') return kept.includes(value);
  if (uri !== '' && !kept.includes(uri)) return false;
  if (/^on/i.test(local) || /^\s*javascript:/i.test(value)) return false;
  return local !== 'href' || /^\s*(#|data:image\/)/i.test(value);
}

type Drawing = ReturnType<typeof readDrawing>;

/**
 * Reads a drawing without scripts, links to anything outside of it, comments, and what a drawing
 * program keeps for itself: its root, the part of its own plane that it shows, its content, and
 * whether that is only shapes and words. Throws an `SvgError` for one that is no SVG or has no
 * size.
 */
function readDrawing(svg: string) {
  const parser = new SaxesParser({ xmlns: true });
  let root: { name: string; uri: string; attributes: Record<string, string> } | undefined;
  let inside = '';
  let isPlain = true;
  /** Whether each of the elements that are open is kept, the root first. */
  const open: boolean[] = [];
  const write = (part: string) => {
    if (open.length > 0 && open.every(Boolean)) inside += part;
  };
  const writeText = (part: string) => write(escaped(withoutOutside(part)));
  parser.on('error', ({ message }) => {
    throw new SvgError(`is no SVG (${message}): ${remedy}`);
  });
  // Written out: as a part of another drawing it cannot have names.
  parser.on('doctype', (declared) => {
    for (const [, name = '', , text = ''] of declared.matchAll(entity))
      parser.ENTITIES[name] = text;
  });
  parser.on('opentag', ({ name, local, uri, attributes, isSelfClosing }) => {
    const all = Object.values(attributes);
    const harmless = Object.fromEntries(
      all.filter(isHarmless).map((own) => [own.name, withoutOutside(own.value)]),
    );
    isPlain &&= (!root || shapes.includes(local)) && all.every(isLook);
    if (!root && local !== 'svg') throw new SvgError(`is no SVG: ${remedy}`);
    root ??= { name, uri, attributes: harmless };
    const isKept = (uri === ofDrawings || uri === '') && !active.test(local);
    if (isKept) write(`<${name}${written(harmless)}${isSelfClosing ? '/' : ''}>`);
    open.push(isKept);
    if (open.length > deepest)
      throw new SvgError(`is over ${deepest} groups deep: ungroup its shapes`);
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (open.pop() && !isSelfClosing) write(`</${name}>`);
  });
  parser.on('text', writeText);
  parser.on('cdata', writeText);
  parser.write(withoutMark(svg)).close();
  const box = root && boxOf(root.attributes);
  if (!root || !box) throw new SvgError(`does not tell its size: ${remedy}`);
  return { ...root, box, inside, isPlain };
}

/**
 * A drawing as a file to publish, and its size in px: that which it gives itself, or that of its
 * plane. Throws an `SvgError`.
 */
export function cleaned(svg: string): { width: number; height: number; text: string } {
  const { name, uri, attributes, box, inside } = readDrawing(svg);
  const [width, height] = [inPixels(attributes.width), inPixels(attributes.height)];
  const [, , ...ofPlane] = box;
  const [wide, high] = width && height ? [width, height] : ofPlane;
  const whole = {
    ...(uri === '' && { xmlns: ofDrawings }),
    ...attributes,
    // Without it the drawing would be cut off, not scaled, where it is shown smaller.
    viewBox: attributes.viewBox ?? box.join(' '),
  };
  const text = `<${name}${written(whole)}>${inside}</${name}>`;
  return { width: Math.round(wide), height: Math.round(high), text };
}

/** Attributes that a drawing loses as a part of another one. */
const ofTheWhole = 'x y width height viewBox preserveAspectRatio role aria-label'.split(' ');

const written = (attributes: Record<string, string | number>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(`${value}`).replaceAll('"', '&quot;')}"`)
    .join('');

/** A drawing as a part of another, scaled to fit into the middle of a box. Throws an `SvgError`. */
export const nested = (svg: string, into: Box): string => nestedIn(into, readDrawing(svg));

/**
 * A drawing's size in px, and its HTML as a part of a page, whose letters and colours it takes.
 * There is no HTML of one that has more than shapes and words, which could change the page. Throws
 * an `SvgError`.
 */
export function drawingOf(svg: string): {
  width: number;
  height: number;
  html: string | undefined;
} {
  const drawing = readDrawing(svg);
  const [, , width, height] = drawing.box;
  const html = drawing.isPlain ? nestedIn([0, 0, width, height], drawing) : undefined;
  return { width, height, html };
}

function nestedIn([x, y, width, height]: Box, { box, attributes, inside }: Drawing): string {
  const own = Object.entries(attributes).filter(([name]) => !ofTheWhole.includes(name));
  const root = { ...Object.fromEntries(own), x, y, width, height, viewBox: box.join(' ') };
  return `<svg${written(root)}>${inside}</svg>`;
}
