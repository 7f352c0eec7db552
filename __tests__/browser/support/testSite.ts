/** Where the production build under test lies and is served, and where its inbox keeps messages. */
export const testSite = {
  outDir: '.build/test-site',
  port: 4199,
  url: 'http://localhost:4199',
  inboxFile: '.build/test-inbox.jsonl',
  /** Where its form posts to: a service of another origin. `npm run built` builds with the same. */
  formUrl: 'http://forms.test/f/1',
};
