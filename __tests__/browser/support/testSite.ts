/** Where the production build under test is served, and where its inbox keeps messages. */
export const testSite = {
  port: 4199,
  url: 'http://localhost:4199',
  inboxFile: '.build/test-inbox.jsonl',
};
