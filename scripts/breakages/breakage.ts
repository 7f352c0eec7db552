/** The suites of tests: the jest projects (`unit` is two of them) and Playwright's. */
export type Suite = 'unit' | 'built' | 'browser';

/**
 * What has to fail: the tests of a file whose titles contain a text, or a check of all sources. The
 * text stands so in the file, or in one it imports: without what a table fills in.
 */
export type Check = { suite: Suite; file: string; title: string } | { suite: 'typecheck' | 'lint' };

/** A deliberate fault: one text of one file is replaced, and a check has to notice. */
export type Breakage = {
  /** The feature it belongs to. */
  feature: string;
  /** What goes wrong for whom, in words. */
  fault: string;
  /** The file to change, from the project's root. */
  file: string;
  /** The text to replace. It occurs in the file exactly once. */
  find: string;
  replace: string;
  caughtBy: Check;
};

/** A check in a few words. */
export function describeCheck(check: Check): string {
  return 'file' in check ? `${check.suite} ${check.file}: ${check.title}` : check.suite;
}
