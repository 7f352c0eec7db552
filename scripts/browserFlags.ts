/** How Chromium is started everywhere: without calls of its own. */
export const quietFlags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** How it is started for tests and measurements, which show only pages of ours, as root too. */
export const browserFlags = ['--no-sandbox', ...quietFlags];
