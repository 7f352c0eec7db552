import { readFileSync } from 'node:fs';

/** Reads a file of UTF-8, without the byte order mark that some programs on Windows write. */
export const readText = (file: string): string => withoutMark(readFileSync(file, 'utf8'));

/** A text without a byte order mark before it. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');
