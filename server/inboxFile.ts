import path from 'node:path';

/** Where messages of `npm start` and `npm run preview` are kept. Git ignores it. */
export const inboxFile = path.resolve('.inbox', 'messages.jsonl');
