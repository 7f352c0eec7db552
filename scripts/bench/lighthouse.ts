import type { Result } from 'lighthouse';

/** What Lighthouse measured of one page in one run; times in ms, sizes in bytes. */
export type PageRun = {
  fcp: number;
  lcp: number;
  cls: number;
  bytes: Record<ByteKind | 'total', number>;
  requests: number;
  /** How many of them began before the largest paint, as the browser saw it without slowing down. */
  requestsBeforeLcp: number;
  /** Each out of 100; without those that were not asked for. */
  scores: Partial<Record<ScoreName, number>>;
  /** The machine's speed by Lighthouse's own measure: about 1500 and more on a desktop computer. */
  benchmarkIndex: number;
};

/** What the bytes of a first load are told apart by. */
export const byteKinds = ['html', 'css', 'js', 'images', 'fonts', 'other'] as const;
export type ByteKind = (typeof byteKinds)[number];

/** Lighthouse's categories. */
export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type ScoreName = (typeof scoreNames)[number];

const kindOf: Record<string, ByteKind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Image: 'images',
  Font: 'fonts',
};

type RequestItem = { resourceType?: string; transferSize?: number; networkRequestTime?: number };
type Metrics = { observedLargestContentfulPaint?: number };

function pageRun(report: Result): PageRun {
  const number = (id: string) => {
    const value = report.audits[id]?.numericValue;
    if (value === undefined) {
      throw new Error(
        `Lighthouse has no ${id} of ${report.requestedUrl}: ${report.runtimeError?.message}`,
      );
    }
    return value;
  };
  const details = report.audits['network-requests']?.details;
  const requests: RequestItem[] = details && 'items' in details ? [...details.items] : [];
  const metrics = report.audits.metrics?.details;
  const [observed]: Metrics[] = metrics && 'items' in metrics ? [...metrics.items] : [];
  const paint = observed?.observedLargestContentfulPaint ?? Number.POSITIVE_INFINITY;
  const bytes = { html: 0, css: 0, js: 0, images: 0, fonts: 0, other: 0, total: 0 };
  for (const { resourceType = '', transferSize = 0 } of requests) {
    bytes[kindOf[resourceType] ?? 'other'] += transferSize;
    bytes.total += transferSize;
  }
  const scores: PageRun['scores'] = {};
  for (const name of scoreNames) {
    const category = report.categories[name];
    if (category) scores[name] = Math.round((category.score ?? 0) * 100);
  }
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    bytes,
    requests: requests.length,
    requestsBeforeLcp: requests.filter(({ networkRequestTime = 0 }) => networkRequestTime < paint)
      .length,
    scores,
    benchmarkIndex: report.environment.benchmarkIndex,
  };
}

/** Measures a page, as far as the categories need it. */
export type Measure = (url: string, categories: ScoreName[]) => Promise<PageRun>;

/** Returns what measures a page in the browser whose debugging port is given. */
export async function lighthouseOn(debuggingPort: number): Promise<Measure> {
  // Published as an ES module only.
  const { default: lighthouse } = await import('lighthouse');
  /** One run with the mobile preset: simulated slow 4G and a CPU four times slower. */
  return async (url, categories) => {
    const flags = { port: debuggingPort, logLevel: 'error', onlyCategories: categories } as const;
    let result = await lighthouse(url, flags);
    // Now and then Chromium loses the beginning of a trace; such a run says nothing of the page.
    for (let retry = 0; result?.lhr.runtimeError && retry < 2; retry += 1) {
      result = await lighthouse(url, flags);
    }
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return pageRun(result.lhr);
  };
}
