import type { Result } from 'lighthouse';

/** Paints in seconds, worked out from a load that nothing slowed down; bytes on the wire. */
function read({ audits, categories }: Result) {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scores = Object.values(categories).map(
    ({ id, score }) => [id, (score ?? 0) * 100] as const,
  );
  return {
    firstPaint: number('first-contentful-paint') / 1000,
    largestPaint: number('largest-contentful-paint') / 1000,
    bytes: number('total-byte-weight'),
    scores: new Map(scores),
  };
}

/** Runs Lighthouse on a page, in the browser whose debugging port is given. */
export async function runLighthouse(url: string, port: number) {
  // Published as an ES module only.
  const { default: lighthouse } = await import('lighthouse');
  // Now and then Chromium loses the beginning of a trace; such a run says nothing of the page.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error' });
    if (result && !result.lhr.runtimeError) return read(result.lhr);
  }
  throw new Error(`Lighthouse gave no result for ${url}`);
}

export type LighthouseRun = Awaited<ReturnType<typeof runLighthouse>>;
