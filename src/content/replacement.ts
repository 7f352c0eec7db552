import type { SuccessorSource } from './types';

/** What is said of models that their makers no longer make, and of what replaces them. */
export const replacementText = {
  /** Beside an older model in a panel. */
  migratedTo: (successor: string) => `we migrate it to ${successor}`,
  /** Begins the message of somebody who asks: "Ask about replacing SLC 500". */
  topic: (model: string) => `replacing ${model}`,
  title: 'What replaces what',
  approach:
    'We read out what the old system really does and prove the new one on the bench before anything is switched off. Sound field wiring stays, and a tested way back stays in place until you sign.',
  columns: { model: 'Older model', successor: 'Its maker’s way on', source: 'Who says so' },
  answer: (model: string, successor: string) => `${model}: its maker’s way on is ${successor}.`,
  /** In a few words, for a column of a table. */
  source: (source: SuccessorSource) =>
    source.kind === 'document'
      ? `${source.maker}, ${source.number}`
      : `${source.publications.map(({ publisher }) => publisher).join(' and ')}, independently of each other`,
};
