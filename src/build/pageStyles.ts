import postcss, { type Container, type Declaration, type Root } from 'postcss';

/** Classes that an HTML text uses. */
function classesOf(html: string): Set<string> {
  const values = [...html.matchAll(/ class="([^"]*)"/g)].map(([, value = '']) => value);
  return new Set(values.join(' ').replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/));
}

/** What stands in parentheses, which may hold others, three deep. */
const parentheses = /(?<!\\)\((?:\\.|[^()\\]|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\))*\)/g;

const withoutParentheses = (selector: string) => selector.replace(parentheses, '');

/** `:is(.a .b)` and `:has(.a .b)` as `.a .b`; with a choice in them, as they are. */
const withIsAndHasUnwrapped = (selector: string) =>
  selector.replace(new RegExp(`:(?:is|has)${parentheses.source}`, 'g'), (pseudoClass) => {
    const content = pseudoClass.slice(pseudoClass.indexOf('(') + 1, -1);
    return /(?<!\\),/.test(withoutParentheses(content)) ? pseudoClass : content;
  });

/** The classes without which a selector matches nothing; those in `:where()` and the like may be. */
function neededClasses(selector: string): string[] {
  const names = withoutParentheses(withIsAndHasUnwrapped(selector)).match(
    /(?<!\\)\.(?:\\.|[\w-])+/g,
  );
  return (names ?? []).map((name) => name.slice(1).replace(/\\(.)/g, '$1'));
}

/** The elements that an HTML text has, and those around all of it. */
function elementsOf(html: string): Set<string> {
  const names = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  return new Set(['html', 'body', ...names]);
}

/** The elements without which a selector matches nothing. */
function neededElements(selector: string): string[] {
  const plain = withoutParentheses(selector).replace(/\[[^\]]*\]|\\./g, '');
  return [...plain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** What comes with the whole stylesheet: toasts, and the way from one page to another. */
const comesLater = /\[data-toast\]|::view-transition-/;

/** Takes away what variables nothing in a page reads. */
function removeUnread(root: Root): void {
  const css = root.toString();
  root.walkDecls(/^--(?!tw-)/, (declaration) => {
    if (!new RegExp(`var\\(${declaration.prop}\\b(?!-)`).test(css)) declaration.remove();
  });
}

/** Writes variables that nothing sets as what stands in for them: `var(--leading, 1.5)` as `1.5`. */
function resolveUnset(root: Root): void {
  const set = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => {
    set.add(prop);
  });
  const variable = /var\((--[\w-]+),\s*((?:[^()]|\([^()]*\))*)\)/g;
  root.walkDecls((declaration) => {
    for (let before = ''; before !== declaration.value; ) {
      before = declaration.value;
      declaration.value = before.replace(variable, (whole, name: string, instead: string) =>
        set.has(name) ? whole : instead,
      );
    }
  });
}

/**
 * Takes away the custom properties that say nothing here: of those that Tailwind registers, what no
 * rule sets is written as its initial value, and what no rule reads is not set.
 */
function resolveRegistered(root: Root): void {
  const initial = new Map<string, string>();
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => {
      initial.set(rule.params, value);
    });
    if (!initial.has(rule.params)) initial.set(rule.params, '');
  });
  const isDefault = ({ parent }: Declaration) =>
    parent?.parent?.type === 'atrule' && parent.toString().startsWith('*,');
  const set = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (!isDefault(declaration)) set.add(declaration.prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) =>
      set.has(name) ? whole : initial.get(name) || whole,
    );
  });
  const css = root.toString();
  for (const name of initial.keys()) {
    if (css.includes(`var(${name})`) || css.includes(`var(${name},`)) continue;
    root.walkDecls(name, (declaration) => {
      declaration.remove();
    });
    root.walkAtRules('property', (rule) => {
      if (rule.params === name) rule.remove();
    });
  }
}

/** Takes away what a rule says a second time, as prefixing leaves it. */
function removeRepeated(root: Root): void {
  root.walkDecls((declaration) => {
    if (declaration.next()?.toString() === declaration.toString()) declaration.remove();
  });
}

/** Takes away rules, and at-rules such as media queries, that nothing is left in. */
function removeEmpty(container: Container): void {
  container.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  container.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/**
 * The part of the stylesheet that pages start with, by their HTML: without the rules of classes and
 * elements that none of them has, but for those that Swiper sets. The whole stylesheet is loaded with the
 * first user input, before another page is shown, and by what brings elements of its own along, such
 * as a toast. The licences in its comments are in the whole.
 */
export function pageStyles(css: string, html: string): string {
  const root = postcss.parse(css);
  const classes = classesOf(html);
  const elements = elementsOf(html);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(
      (selector) =>
        !comesLater.test(selector) &&
        neededElements(selector).every((name) => elements.has(name)) &&
        neededClasses(selector).every((name) => classes.has(name) || name.startsWith('swiper-')),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  // A pointer that hovers has moved, which loads the whole.
  root.walkAtRules('media', (rule) => {
    if (/^\(hover:\s*hover\)$/.test(rule.params)) rule.remove();
  });
  resolveRegistered(root);
  removeUnread(root);
  resolveUnset(root);
  removeRepeated(root);
  root.walkComments((comment) => {
    comment.remove();
  });
  for (let count = -1; count !== root.toString().length; ) {
    count = root.toString().length;
    removeEmpty(root);
  }
  return root.toString();
}

/**
 * The whole stylesheet as it comes after a page's part of it, which has all fonts: with one rule for
 * a font in it, browsers lay out the whole page anew (85 ms on a phone).
 */
export function withoutFonts(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}
