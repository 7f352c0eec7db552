import { answerBudget, type Check, growthBudget, mostUncertainty, type Reference } from './budgets';
import type { Growth } from './growth';
import { median, ratio } from './statistics';
import { table, verdictOn } from './table';
import type { Use } from './uses';

/** What answers are multiples of: a plain button's, timed in the same two ways. */
export const referencesOf = ({ slowdown, button }: Use) => ({
  toInput: {
    name: `the plain button's answer at 1/${slowdown} of the CPU`,
    values: button.map(({ toInput }) => toInput),
    mostUncertainty: mostUncertainty.time,
  },
  untilChanged: {
    name: `the plain button's change at 1/${slowdown} of the CPU`,
    values: button.map(({ untilChanged }) => untilChanged),
    mostUncertainty: mostUncertainty.time,
  },
});

type Answer = { name: string; ours: number[]; reference: Reference; references: Reference[] };

function answersOf(use: Use): Answer[] {
  const { toInput, untilChanged } = referencesOf(use);
  const references = [toInput, untilChanged];
  const names = [...(use.site[0]?.toInput.keys() ?? [])];
  return [
    ...names.map((name) => ({
      name,
      ours: use.site.flatMap((round) => round.toInput.get(name) ?? []),
      reference: toInput,
      references,
    })),
    {
      name: 'route change',
      ours: use.site.map((round) => round.routeChange),
      reference: untilChanged,
      references,
    },
  ];
}

const milliseconds = (values: number[]) => median(values).toFixed(0);

/** One table for each speed of the answers in use, and what they are held to. */
export function reportUse(use: Use) {
  const checks: Check[] = [];
  const rows = answersOf(use).map(({ name, ours, reference, references }) => {
    const check: Check = {
      name,
      value: ratio(ours, reference.values),
      limit: answerBudget[use.slowdown],
      references,
    };
    checks.push(check);
    return [
      name,
      milliseconds(ours),
      milliseconds(reference.values),
      `${check.value.toFixed(2)} <= ${check.limit.toFixed(2)}`,
      verdictOn([check]),
    ];
  });
  const shifts = [...(use.site[0]?.shifts.keys() ?? [])].map((page) => {
    const values = use.site.map((round) => round.shifts.get(page) ?? Number.NaN);
    const check: Check = {
      name: `shift on ${page}`,
      value: Math.max(...values),
      limit: 0,
      decimals: 3,
      // An answer that is later than half a second is no answer to the browser, but a shift.
      references: Object.values(referencesOf(use)),
    };
    checks.push(check);
    return [`layout shift, ${page}`, check.value.toFixed(3), '', '<= 0', verdictOn([check])];
  });
  const head = [`in use, 1/${use.slowdown} of the CPU`, 'ms', 'button ms', 'of the button', ''];
  return { text: table([head, ...rows, ...shifts]), checks };
}

/** What many route changes leave behind, and what that is held to. */
export function reportGrowth({ heap, nodes, routeChanges }: Growth) {
  const checks: Check[] = [
    { name: 'heap', value: heap, limit: growthBudget.heap, decimals: 1 },
    { name: 'nodes', value: nodes, limit: growthBudget.nodes, decimals: 1 },
  ];
  const rows = checks.map((check) => [
    check.name,
    check.value.toFixed(1),
    `<= ${check.limit}`,
    verdictOn([check]),
  ]);
  return {
    text: table([[`growth over ${routeChanges} route changes`, '%', '', ''], ...rows]),
    checks,
  };
}
