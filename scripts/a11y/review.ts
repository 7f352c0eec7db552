import type { Page } from '@playwright/test';
import { hydrated } from '../hydrated';
import { type BoundaryContrast, measureContrasts, type TextContrast } from './contrast';
import { type Engine, engineFindings, type Finding } from './engines';
import { type FocusIndicator, measureFocusIndicator } from './focusIndicator';
import { accessibilityTree, landmarkRoles, type TreeNode } from './outline';
import type { SiteState } from './siteStates';
import { type TabStop, tabWalk } from './tabWalk';
import { measureTargets, type Target } from './targets';

/** A stop of the tab walk, with its focus indicator and a picture of it as a PNG. */
export type ReviewedStop = TabStop & { indicator: FocusIndicator; picture: Buffer };

/** Something that falls short of what the site promises. */
export type Shortfall = { criterion: string; what: string };

/** All that was seen of a page in one state at one size of the window. */
export type Review = {
  /** The stops of the Tab key from the beginning to the end. */
  forwards: TabStop[];
  /** The same, each with its focus indicator, where those are measured. */
  stops: ReviewedStop[];
  headings: TreeNode[];
  landmarks: TreeNode[];
  targets: Target[];
  texts: TextContrast[];
  boundaries: BoundaryContrast[];
  findings: Finding[];
  shortfalls: Shortfall[];
};

/** WCAG 1.4.6 (AAA) for text of any size. */
export const enoughForText = 7;
/** WCAG 1.4.11 for the edges of controls. */
export const enoughForBoundary = 3;
/** WCAG 2.5.5 (AAA), in px. */
export const enoughForTarget = 44;
/** WCAG 2.5.8 (AA), in px: how wide a carousel's dots are at least, seven of which share a row. */
export const enoughForDot = 24;
/** Of the length of each side: rounded corners lie outside the straight part. */
const enoughOfSide = 0.8;

/** Opens a page, waits until it has loaded to the end, and brings its state about. */
export async function reach(page: Page, origin: string, { path, reach }: SiteState): Promise<void> {
  await page.goto(origin + path);
  await hydrated(page);
  await reach?.(page);
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** What of the tab walk falls short: its order, what is reached, how it is seen. */
export function walkShortfalls(forwards: TabStop[], backwards: TabStop[]): Shortfall[] {
  const named = (stops: TabStop[]) => stops.map(({ role, name }) => `${role} ${name}`);
  const there = named(forwards);
  const back = named(backwards).reverse();
  const shortfalls: Shortfall[] = [];
  if (there.join('\n') !== back.join('\n')) {
    const missing = there.filter((stop) => !back.includes(stop));
    const added = back.filter((stop) => !there.includes(stop));
    shortfalls.push({
      criterion: '2.4.3',
      what: `backwards is not forwards reversed: misses ${missing}, adds ${added}`,
    });
  }
  for (const [at, stop] of forwards.entries()) {
    const before = forwards[at - 1];
    if (before && before.place > stop.place) {
      shortfalls.push({ criterion: '2.4.3', what: `"${stop.name}" comes after "${before.name}"` });
    }
  }
  for (const { role, name, hiddenBy } of [...forwards, ...backwards]) {
    if (!name) shortfalls.push({ criterion: '4.1.2', what: `a ${role} has no name` });
    if (hiddenBy.length) {
      shortfalls.push({ criterion: '2.4.12', what: `"${name}" is hidden by: ${hiddenBy}` });
    }
  }
  return shortfalls;
}

/** Where a focus indicator falls short of WCAG 2.4.13. */
export function indicatorShortfalls(stops: ReviewedStop[]): Shortfall[] {
  return stops.flatMap(({ name, indicator: { area, leastSide } }) => [
    ...(area < 1
      ? [
          {
            criterion: '2.4.13',
            what: `the indicator of "${name}" has ${rounded(area)} of its area`,
          },
        ]
      : []),
    ...(leastSide < enoughOfSide
      ? [{ criterion: '2.4.13', what: `${rounded(leastSide)} of a side of "${name}" is marked` }]
      : []),
  ]);
}

/** Texts and edges of controls with too little contrast. */
export function contrastShortfalls(
  texts: TextContrast[],
  boundaries: BoundaryContrast[],
): Shortfall[] {
  return [
    ...texts
      .filter(({ ratio }) => ratio < enoughForText)
      .map(({ text, ratio }) => ({
        criterion: '1.4.6',
        what: `"${text}": ${rounded(ratio)} to 1`,
      })),
    ...boundaries
      .filter(({ ratio }) => ratio < enoughForBoundary)
      .map(({ control, side, ratio }) => ({
        criterion: '1.4.11',
        what: `${side} of ${control}: ${rounded(ratio)} to 1`,
      })),
  ];
}

/** Which targets are too small. */
export function targetShortfalls(targets: Target[]): Shortfall[] {
  return targets
    .filter(({ inSentence }) => !inSentence)
    .filter(
      ({ width, height, dot }) =>
        height < enoughForTarget - 0.01 || width < (dot ? enoughForDot : enoughForTarget) - 0.01,
    )
    .map(({ name, width, height }) => ({
      criterion: '2.5.5',
      what: `"${name}" is ${rounded(width)} by ${rounded(height)} px`,
    }));
}

/** Where the outline of headings has a gap, or the page no `h1` or more than one. */
export function headingShortfalls(headings: TreeNode[]): Shortfall[] {
  const levels = headings.map(({ level = 0 }) => level);
  const tops = levels.filter((level) => level === 1).length;
  return [
    ...(tops === 1 ? [] : [{ criterion: '1.3.1', what: `there are ${tops} headings of level 1` }]),
    ...headings
      .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
      .map(({ name }) => ({ criterion: '1.3.1', what: `"${name}" leaves out a level` })),
  ];
}

/** Runs a part of a review under a title; a test names it in its report. */
type Step = <Result>(title: string, run: () => Promise<Result>) => Promise<Result>;

type ReviewOptions = {
  step?: Step;
  engines?: Engine[];
  /** Whether every text and edge is measured: it takes a picture of each half window. */
  contrasts?: boolean;
  /** Whether the focus indicator of every stop is measured: it takes two pictures of each. */
  indicators?: boolean;
};

/** Looks at a page in one state as a reviewer would. The page has been brought there by `reach`. */
export async function review(
  page: Page,
  { step = (_, run) => run(), engines, contrasts = true, indicators = true }: ReviewOptions = {},
): Promise<Review> {
  const findings = await step("axe-core, IBM's engine", () => engineFindings(page, engines));
  const targets = await step('2.5.5: targets', () => measureTargets(page));
  const tree = await step('1.3.1: headings', () => accessibilityTree(page));
  const headings = tree.filter(({ role }) => role === 'heading');
  const landmarks = tree.filter(({ role }) => landmarkRoles.includes(role));
  const { texts, boundaries } = contrasts
    ? await step('1.4.6, 1.4.11: contrasts', () => measureContrasts(page))
    : { texts: [], boundaries: [] };
  const stops: ReviewedStop[] = [];
  const forwards = await step('2.4.3, 2.4.11, 2.4.12, 2.4.13, 4.1.2: Tab', () =>
    tabWalk(page, 'forwards', async (stop) => {
      if (indicators) stops.push({ ...stop, ...(await measureFocusIndicator(page, stop.box)) });
    }),
  );
  const backwards = await step('2.4.3, 2.4.11, 2.4.12: Shift and Tab', () =>
    tabWalk(page, 'backwards'),
  );
  return {
    forwards,
    stops,
    headings,
    landmarks,
    targets,
    texts,
    boundaries,
    findings,
    shortfalls: [
      ...findings.map(({ engine, rule, element, says }) => ({
        criterion: `${engine}: ${rule}`,
        what: `${element} ${says}`,
      })),
      ...walkShortfalls(forwards, backwards),
      ...indicatorShortfalls(stops),
      ...targetShortfalls(targets),
      ...contrastShortfalls(texts, boundaries),
      ...headingShortfalls(headings),
    ],
  };
}
