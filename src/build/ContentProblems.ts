import { slugify } from '../ui/slugify';

/**
 * Collects what is wrong with the content. Each problem is one line that names the file, the entry
 * and the field.
 */
export class ContentProblems {
  readonly lines: string[] = [];

  report(file: string, entry: string, field: string, problem: string): void {
    this.lines.push(`${file}, ${entry || 'an entry'}, ${field}: ${problem}`);
  }

  /** Reports a list with nothing in it. */
  requireEntries(file: string, entry: string, field: string, list: readonly unknown[]): void {
    if (list.length === 0) this.report(file, entry, field, 'has no entries');
  }

  /** Reports values of a key that occur in more than one entry. */
  requireUnique(file: string, entries: readonly object[], key: string, within?: string): void {
    const seen = new Set<unknown>();
    for (const entry of entries) {
      const value: unknown = Reflect.get(entry, key);
      const where = within ? `${within} › ${value}` : String(value);
      if (seen.has(value)) this.report(file, where, key, 'is used twice');
      seen.add(value);
    }
  }

  /** Reports headings that would get the same id, and so the same address, on their page. */
  requireUniqueIds(file: string, titles: readonly string[]): void {
    const seen = new Set<string>();
    for (const title of titles) {
      const id = slugify(title);
      if (seen.has(id)) this.report(file, title, 'address', `#${id} is used twice`);
      seen.add(id);
    }
  }

  /** Reports texts that a list holds more than once. */
  requireNoRepetition(file: string, entry: string, field: string, list: readonly string[]): void {
    for (const [index, text] of list.entries()) {
      if (list.indexOf(text) !== index) this.report(file, entry, field, `has "${text}" twice`);
    }
  }

  /** Reports every empty text within a value, however deep. */
  requireNoEmptyText(file: string, value: unknown, entry = '', field = ''): void {
    if (typeof value === 'string') {
      if (value.trim() === '') this.report(file, entry, field, 'is empty');
      return;
    }
    if (!value || typeof value !== 'object') return;
    const name = ['id', 'category', 'model', 'name', 'title']
      .map((key): unknown => Reflect.get(value, key))
      .find((candidate) => typeof candidate === 'string' && candidate);
    const within = [entry, name].filter(Boolean).join(' › ');
    for (const [key, child] of Object.entries(value)) {
      this.requireNoEmptyText(file, child, within, Array.isArray(value) ? `${field}[${key}]` : key);
    }
  }
}
