/** Where the production build under test lies and is served, and where its inbox keeps messages. */
export const testSite = {
  outDir: '.build/test-site',
  port: 4199,
  url: 'http://localhost:4199',
  inboxFile: '.build/test-inbox.jsonl',
};
