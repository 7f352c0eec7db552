/** A tag with what it is called, a text, or a comment. */
const part = /<!--.*?-->|<(\/?)([a-z][a-z0-9-]*)([^>]*)>|([^<]+)/g;

/** Elements that have no end. */
const empty = /^(area|br|hr|img|input|link|meta|source|wbr)$/;

/** What is no text of the page. */
const unseen = /^(script|style|noscript|svg)$/;

const regular = 400;

/** The weights that classes give their element, by the class: what a stylesheet says of one alone. */
function weightsIn(styles: string): Map<string, number> {
  const rules = [...styles.matchAll(/\.([\w-]+)\{([^{}]*)\}/g)];
  return new Map(
    rules.flatMap(([, name = '', declarations = '']) => {
      const [, weight] = /(?:^|;)font-weight:(\d+)/.exec(declarations) ?? [];
      return weight ? [[name, Number(weight)] as const] : [];
    }),
  );
}

/**
 * What pages say at each weight, by their HTML as React writes it and the stylesheet: as much of it as
 * is told from the elements' classes, which is nearly all.
 */
export function textsByWeight(pages: readonly string[], styles: string): Map<number, string> {
  const weights = weightsIn(styles);
  const texts = new Map<number, string>();
  const weightOf = (attributes: string) =>
    / class="([^"]*)"/
      .exec(attributes)?.[1]
      ?.split(' ')
      .map((name) => weights.get(name))
      .find((weight) => weight !== undefined);
  for (const page of pages) {
    const open: { weight: number; seen: boolean }[] = [{ weight: regular, seen: true }];
    for (const [, end, name = '', attributes = '', text] of page.matchAll(part)) {
      const around = open.at(-1) ?? { weight: regular, seen: true };
      if (text && around.seen)
        texts.set(around.weight, `${texts.get(around.weight) ?? ''} ${decoded(text.trim())}`);
      if (!name || empty.test(name)) continue;
      if (end) open.pop();
      else
        open.push({
          weight: weightOf(attributes) ?? around.weight,
          seen: around.seen && !unseen.test(name),
        });
    }
  }
  return texts;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** What React escapes. */
const decoded = (text: string) =>
  text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);
