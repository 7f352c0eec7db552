import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

type IbmReport = {
  results: {
    ruleId: string;
    value: [policy: string, outcome: string];
    message: string;
    snippet: string;
    path: { dom: string };
  }[];
};

declare const axe: { run(options: RunOptions): Promise<AxeResults> };
declare const ace: {
  Checker: new () => { check(document: Document, rulesets: string[]): Promise<IbmReport> };
};

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const ibmSource = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/**
 * WCAG 2.2 A and AA, the AAA rules there are, and axe's best practices. How far colours are apart beyond AA
 * is the company's to say; on the tests' company it is measured in what is painted.
 */
const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: false } },
  // Nobody reads the details of what passes.
  resultTypes: ['violations'],
};

/** What axe-core finds in a page as it is now, by all rules but those that are left out. */
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

/** What IBM's engine calls a violation in a page as it is now (WCAG 2.2 A and AA). */
async function ibmFindings(page: Page): Promise<string[]> {
  await page.evaluate(`${ibmSource}; globalThis.ace = ace;`);
  const { results } = await page.evaluate(() => new ace.Checker().check(document, ['WCAG_2_2']));
  return results
    .filter(({ value: [policy, outcome] }) => policy === 'VIOLATION' && outcome === 'FAIL')
    .map(
      ({ ruleId, message, path, snippet }) => `ibm: ${ruleId}: ${path.dom} ${snippet} ${message}`,
    );
}

/** The engines, written independently of each other: what they find wrong in a page as it is now. */
export const engines = { axe: axeFindings, ibm: ibmFindings };
