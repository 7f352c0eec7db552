import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare const axe: { run(options: RunOptions): Promise<AxeResults> };
declare const ace: typeof import('accessibility-checker-engine');

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const ibmSource = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/**
 * WCAG 2.2 A and AA, existing AAA rules, and axe's best practices. Contrast beyond AA is the
 * company's choice; the tests' company is measured as it is painted.
 */
const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: false } },
  // The details of passed rules are not read.
  resultTypes: ['violations'],
};

/** The findings of axe-core in a page as it is now, by all rules but those that are left out. */
async function axeFindings(page: Page, ...leftOut: string[]): Promise<string[]> {
  await page.evaluate(axeSource);
  const off = leftOut.map((rule) => [rule, { enabled: false }]);
  const rules = { ...axeOptions.rules, ...Object.fromEntries(off) };
  const { violations } = await page.evaluate((options) => axe.run(options), {
    ...axeOptions,
    rules,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `axe: ${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** The violations that IBM's engine finds in a page as it is now (WCAG 2.2 A and AA). */
async function ibmFindings(page: Page): Promise<string[]> {
  await page.evaluate(`${ibmSource}; globalThis.ace = ace;`);
  const { results } = await page.evaluate(() => new ace.Checker().check(document, ['WCAG_2_2']));
  return results
    .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
    .map(
      ({ ruleId, message, path, snippet }) => `ibm: ${ruleId}: ${path.dom} ${snippet} ${message}`,
    );
}

/** The engines, which were written independently; each returns a page's present faults. */
export const engines = { axe: axeFindings, ibm: ibmFindings };
