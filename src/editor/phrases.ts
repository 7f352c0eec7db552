import type { EditorSettings } from '../build/editor/settings';

/** Words of Decap by their keys, in as many levels as it has. */
export type Phrases = { [key: string]: string | Phrases };

const everywhere: Phrases = {
  app: { header: { content: 'Content', quickAdd: 'New' } },
  collection: { sidebar: { collections: 'Content' } },
  editor: {
    editor: {
      onLeavePage: 'What you changed here is not saved. Leave all the same?',
      onDeletePublishedEntry: 'Take this away from the site?',
      confirmLoadBackup:
        'Something you typed here was not saved. Go on with it? (Cancel: it is thrown away.)',
    },
  },
  ui: {
    toast: {
      onFailToPersist: 'Not saved. %{details}',
      missingRequiredField: 'Not saved: what is marked in red has to be mended first.',
      onFailToDelete: 'Not taken away. %{details}',
    },
  },
};

/** On one's own machine there is nothing to publish: what is saved is on the site that runs there. */
const onThisMachine: Phrases = {
  editor: {
    editorToolbar: {
      publish: 'Save',
      publishing: 'Saving …',
      published: 'Saved',
      publishNow: 'Save now',
      publishAndCreateNew: 'Save, and begin another',
      publishAndDuplicate: 'Save, and make a copy',
      deletePublishedEntry: 'Take away',
      deleteEntry: 'Take away',
    },
  },
};

function over(phrases: Phrases, own: Phrases): Phrases {
  const all = { ...phrases };
  for (const [key, value] of Object.entries(own)) {
    const before = all[key];
    all[key] =
      typeof value === 'string' || typeof before !== 'object' ? value : over(before, value);
  }
  return all;
}

/** Decap's words with those that are the site's own. */
export const phrasesOver = (phrases: Phrases, { isReviewed }: EditorSettings): Phrases =>
  over(over(phrases, everywhere), isReviewed ? {} : onThisMachine);
