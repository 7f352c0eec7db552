/** The root's own tag in a drawing. */
const rootTag = /<svg\b[^>]*>/i;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1];

type Box = [x: number, y: number, width: number, height: number];

/** The part of its own plane that a drawing shows; undefined for what is none. */
function viewBox(svg: string): Box | undefined {
  const [tag] = rootTag.exec(svg) ?? [];
  if (!tag) return undefined;
  const [x, y, width, height] = (attribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (x !== undefined && y !== undefined && width && height) return [x, y, width, height];
  const size = ['width', 'height'].map((name) => Number.parseFloat(attribute(tag, name) ?? ''));
  return size[0] && size[1] ? [0, 0, size[0], size[1]] : undefined;
}

/** How wide and how high a drawing is; undefined for what is none. */
export function svgSize(svg: string): { width: number; height: number } | undefined {
  const [, , width, height] = viewBox(svg) ?? [];
  return width && height ? { width, height } : undefined;
}

/** A drawing as a part of another one, scaled to fit into a box and in its middle. */
export function nested(svg: string, [x, y, width, height]: Box): string {
  const [tag = ''] = rootTag.exec(svg) ?? [];
  const own = tag
    .slice('<svg'.length, -1)
    .replace(/\/$/, '')
    .replace(
      /\s(x|y|width|height|viewBox|preserveAspectRatio|role|aria-label)\s*=\s*("[^"]*"|'[^']*')/gi,
      '',
    );
  const inside = svg.slice(svg.indexOf(tag) + tag.length);
  const box = (viewBox(svg) ?? [0, 0, 1, 1]).join(' ');
  return `<svg${own} x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${inside}`.trim();
}
