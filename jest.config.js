const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

const shared = {
  transform,
  // These packages are published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(swiper|wouter|regexparam|fontkitten|feed|xml-js|sax|any-ascii)/)',
  ],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/failOnConsole.ts'],
};

/** A test's suffix says where it runs; those of the editor's server, with Git and full disks, are its own. Browser tests (`*.spec.ts`) are Playwright's. */
module.exports = {
  // In ms. How long a test takes is the machine's affair: only one that hangs fails by this.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/__tests__/support/writeCompany.ts',
  projects: [
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/__tests__/support/jsdom.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.(built|hosts|spoken)\\.test\\.ts$', '/__tests__/server/edit/'],
    },
    {
      ...shared,
      displayName: 'built',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.built.test.ts'],
      // It builds a company twice: `npm run test:editor`.
      testPathIgnorePatterns: ['/editor\\.built\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'hosts',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.hosts.test.ts'],
    },
    {
      ...shared,
      displayName: 'editor',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/__tests__/server/edit/*.test.ts',
        '<rootDir>/__tests__/built/editor.built.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'spoken',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.spoken.test.ts'],
    },
  ],
};
