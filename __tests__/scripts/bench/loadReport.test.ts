import type { PageRun } from '../../../scripts/bench/lighthouse';
import { loadChecks, loadReferences, reportPeer } from '../../../scripts/bench/loadReport';
import type { Load, Loads } from '../../../scripts/bench/loads';
import { routes } from '../../../src/routes';

const run = (fcp: number, lcp: number, kilobytes = 100): PageRun => ({
  fcp,
  lcp,
  cls: 0,
  bytes: { html: 9000, css: 0, js: 0, images: 0, fonts: 0, other: 0, total: kilobytes * 1000 },
  requests: 7,
  requestsBeforeLcp: 2,
  scores: { performance: 91, accessibility: 100, 'best-practices': 100, seo: 66 },
  benchmarkIndex: 1500,
});

const load = (fcp: number, lcp: number, blocking: number): Load => ({
  runs: [run(fcp, lcp)],
  blocking: [blocking],
});

const [home] = routes;
const page = load(704, 832, 130);
const loads: Loads = {
  empty: load(640, 640, 10),
  react: load(700, 700, 100),
  pages: [{ route: home, load: page }],
  peer: load(1408, 1664, 260),
};

test('paint counts in multiples of the empty page, blocking in multiples of React alone', () => {
  const { fcp, lcp, blocking } = loadChecks('about', true, page, loadReferences(loads));
  expect(fcp.value).toBeCloseTo(1.1);
  expect(lcp.value).toBeCloseTo(1.3);
  expect(blocking.value).toBeCloseTo(1.3);
});

test('KB are 1000 bytes', () => {
  const { others } = loadChecks('siemens', false, page, loadReferences(loads));
  expect(others).toContainEqual(expect.objectContaining({ name: 'KB', value: 100, limit: 99 }));
});

test('of the scores, performance is worked out from ms, and SEO is for pages that are to be found', () => {
  const scores = (indexed: boolean) =>
    loadChecks('about', indexed, page, loadReferences(loads)).others.find(
      ({ name }) => name === 'scores',
    )?.value;
  expect(scores(false)).toBe(0);
  expect(scores(true)).toBe(34);
});

test('a peer is compared figure by figure, ours as a share of theirs', () => {
  expect(reportPeer(loads).split('\n')[1]?.split(/\s+/)).toEqual([
    ...['/', '0.50', '0.50', '0.50', '1.00', '1.00'],
  ]);
});
