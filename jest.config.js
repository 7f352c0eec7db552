// Jest keeps what the shell says, and React's tests need their own build of it.
process.env.NODE_ENV = 'test';

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
    '/node_modules/(?!(swiper|wouter|regexparam|fontkitten|@capsizecss|feed|xml-js|sax|any-ascii|@octokit|before-after-hook|universal-user-agent|json-with-bigint|content-type)/)',
  ],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/failOnConsole.ts'],
};

/** A test's suffix says where it runs. Browser tests (`*.spec.ts`) are Playwright's. */
module.exports = {
  // In ms: long enough for any machine, so that only a test that hangs fails.
  testTimeout: 60_000,
  // By default Jest leaves one core free, half of a CI machine.
  maxWorkers: '100%',
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
      testPathIgnorePatterns: ['\\.(built|hosts|spoken|editor)\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'built',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.built.test.ts'],
    },
    {
      ...shared,
      // Servers, a screen reader, Git and full disks: programs of the system, or minutes.
      displayName: 'system',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.{hosts,spoken,editor}.test.ts'],
    },
  ],
};
