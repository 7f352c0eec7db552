/** A text with its slots filled in: `fill('{found} of {all}', { found: 2, all: 5 })`. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (slot, name) => String(values[name] ?? slot));
