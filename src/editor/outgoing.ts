import type { DraftFile, EntryData } from './entryText';

/** What goes along with a text that Decap saves: it hands the text alone to a backend. */
export type Outgoing = { base: string | null; files: DraftFile[] };

const byText = new Map<string, Outgoing>();

/** Remembers what goes along with a text. */
export function remember(text: string, { base, files }: EntryData): string {
  byText.set(text, { base: base || null, files: JSON.parse(files) });
  return text;
}

/** What goes along with a text that is saved now. */
export const outgoingOf = (text: string): Outgoing => byText.get(text) ?? { base: null, files: [] };

const incoming = new Map<string, readonly DraftFile[]>();

/** Remembers what goes along with the text of a draft that is read: Decap hands on the text alone. */
export function rememberIncoming(text: string, files: readonly DraftFile[]): void {
  incoming.set(text, files);
}

/** What goes along with a text that is read. */
export const incomingWith = (text: string): readonly DraftFile[] => incoming.get(text) ?? [];

/** The data of a text that is read, with what goes along with it. */
export const withIncoming = (data: EntryData): EntryData => ({
  ...data,
  files: JSON.stringify(incomingWith(data.base)),
});
