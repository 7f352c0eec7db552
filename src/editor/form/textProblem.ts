/** What is wrong with a text of Markdown; whoever writes it without its signs sees no lines to count. */
export const textProblem = (what: string): string => `The text ${what.replace(/^line \d+ /, '')}.`;
