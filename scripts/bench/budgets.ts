import type { Result } from 'lighthouse';
import { firstFlight } from '../firstFlight';
import type { Row } from './table';

/** The figure that Lighthouse has measured in an audit; NaN where it could not. */
export const audited = (audit: string) => (lhr: Result) =>
  lhr.audits[audit]?.numericValue ?? Number.NaN;

const moment = (mark: string) => (lhr: Result) => {
  const details = lhr.audits['user-timings']?.details;
  const items = details?.type === 'table' ? details.items : [];
  return Number(items.find(({ name }) => name === mark)?.startTime);
};

// On a fast machine React alone hardly blocks, and a multiple of next to nothing says nothing.
const blocking = (lhr: Result) => Math.max(25, audited('total-blocking-time')(lhr));
const kilobytes = (lhr: Result) => audited('total-byte-weight')(lhr) / 1000;
const pointsLost = (category: string) => (lhr: Result) =>
  100 - 100 * (lhr.categories[category]?.score ?? Number.NaN);

const empty = { row: 'first paint', column: 'the empty page', mostUncertain: 0.03 };
// The main thread's times vary on a quiet machine too.
const react = { row: 'blocking', column: 'React alone', mostUncertain: 0.15 };

// These two open with a picture.
const pictures = { home: 2.15, about: 2.15, other: 1.45 };
const blockingMost = { home: 2.2, technologies: 2.2, other: 1.6 };
const size = { home: 168, technologies: 137, about: 135, itsolutions: 123, siemens: 101 };
const exact = { decimals: 0, most: 0 };

/** The limits of a page's load, by the page's id. */
export const loadRows: Row[] = [
  { name: 'first paint', read: audited('first-contentful-paint'), by: empty, most: 1.45 },
  { name: 'largest paint', read: audited('largest-contentful-paint'), by: empty, most: pictures },
  { name: 'React has taken over', read: moment('react'), by: empty, most: 3.6 },
  { name: "the hero's Swiper runs", read: moment('swiper'), by: empty, most: { home: 4 } },
  { name: 'blocking', read: blocking, by: react, most: blockingMost },
  ...[360, 412, 1440].map((at) => ({ name: `layout shift, ${at} px`, most: 0.01, decimals: 4 })),
  { name: 'first load, KB', read: kilobytes, decimals: 1, most: { ...size, other: 112 } },
  // The rest of the first flight is for words that a company adds.
  { name: 'first view, KB', decimals: 1, most: firstFlight - 2 },
  { name: 'performance, points lost', read: pointsLost('performance'), by: empty, ...exact },
  { name: 'accessibility', read: pointsLost('accessibility'), ...exact },
  { name: 'best practices', read: pointsLost('best-practices'), ...exact },
  // This page asks search engines to leave it out, which costs it points.
  { name: 'SEO', read: pointsLost('seo'), ...exact, most: { siemens: 40, other: 0 } },
];
