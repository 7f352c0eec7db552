import type { Browser } from 'puppeteer-core';
import { content } from '../../__tests__/site/support/siteUnderTest';
import { audited } from './budgets';
import { inChromium, inFlow } from './phone';
import { add, type Row } from './table';

const { carousel, panels, 'contact-form': form } = content.labels;

/**
 * A tap at a place of a page, or letters that are typed there at ten a second; `name` is that of
 * the measured answer. An act without a name prepares for the next: the place is pointed at, or the
 * letters replace those before.
 */
type Act = { at: string; type?: string; name?: string };

const labelled = (label = '') => `[aria-label="${label}"]`;
const running = 'section:has(.swiper-initialized)';
const partners = labelled(content.partners?.title);
const search = 'input[type=search]';
const technologies = 'nav a[href="/technologies"]';

/** From the input to the next paint, the slowest of several (INP). */
const inp = 'interaction-to-next-paint';
/** Lighthouse's other audits would take longer than the answers. */
const config = { artifacts: [{ id: 'Trace', gatherer: 'trace' }], audits: [`metrics/${inp}`] };

/** The acts after a page's load; a query tells apart visits of one page. */
const visits: Record<string, Act[]> = {
  '/': [
    { name: 'hero, next', at: `${running} ${labelled(carousel.next)}` },
    { name: 'hero, dot', at: `${labelled(carousel.picker)} > :nth-child(5)` },
    { name: 'card flip', at: '.flip-card > summary' },
    { name: 'line, choice', at: '#line details:not([open]) > summary' },
    { at: partners },
    { name: 'partners, next', at: `${running}${partners} ${labelled(carousel.next)}` },
  ],
  '/technologies': [
    { name: 'panel collapse', at: 'main h2 button' },
    { name: 'all panels', at: `main ::-p-text(${panels.collapseAll})` },
  ],
  '/technologies?search': [
    // Many results, and results of a misspelling. The first letters load the index and hide the
    // list.
    { type: 's7', at: search },
    { name: 'search, letter', type: '-1500', at: search },
    { type: 'co', at: search },
    { name: 'search, letter', type: 'mpactlogics', at: search },
  ],
  '/contact': [
    { name: 'form, letter', type: 'The filler stops', at: '[name=message]' },
    { type: 'Bench', at: '[name=name]' },
    { type: 'bench@plant.example', at: '[name=email]' },
    { name: 'form, send', at: `main ::-p-text(${form.send})` },
  ],
  '/?route': [{ at: technologies }, { name: 'route change', at: technologies }],
};

const names = Object.values(visits).flatMap((acts) => acts.flatMap(({ name }) => name ?? []));
const button = { row: 'plain button', mostUncertain: 0.15 };

/** The limits of the answers, by the part of the CPU that a phone has. */
export const answerRows = [...new Set(names)].map(
  (name): Row => ({ name, by: button, most: { '1/4': 3, '1/6': 3.5 } }),
);

/** Keeps messages from the form's service, which is another company's: it does not answer. */
function keepMessages() {
  const { fetch } = window;
  window.fetch = (address, options) =>
    options?.method === 'POST' ? new Promise(() => {}) : fetch(address, options);
}

/** Does these acts with a slower CPU, and adds how long the answers took. */
async function addAnswers(browser: Browser, url: string, acts: Act[], slowdown: number) {
  const network = { requestLatencyMs: 0, downloadThroughputKbps: 0, uploadThroughputKbps: 0 };
  const throttling = { cpuSlowdownMultiplier: slowdown, ...network };
  const flags = { throttlingMethod: 'devtools', throttling } as const;
  const steps = await inFlow(browser, { config, flags }, async (page, flow) => {
    await page.evaluateOnNewDocument(keepMessages);
    await page.goto(url);
    for (const { at, type, name } of acts) {
      await page.waitForSelector(at);
      // People see it before they tap it. By then its code is there.
      await page.$eval(at, (place) => place.scrollIntoView({ block: 'center' }));
      await page.waitForNetworkIdle();
      if (name) await flow.startTimespan({ name });
      if (type && !name) await page.click(at, { count: 3 });
      if (type) await page.type(at, type, { delay: 100 });
      else await (name ? page.tap(at) : page.hover(at));
      await page.waitForNetworkIdle();
      if (name) await flow.endTimespan();
    }
  });
  for (const { name, lhr } of steps) add(name, `1/${slowdown}`, audited(inp)(lhr));
}

/** Uses every page `runs` times at each speed, in rounds between turns of the plain button. */
export async function measureAnswers(site: string, references: string, runs: number) {
  // Like most controls of the site it is tapped for the first time after its load.
  const tap: [string, Act[]] = [`${references}/button`, [{ name: 'plain button', at: 'button' }]];
  const uses = Object.entries(visits).map(([path, acts]): typeof tap => [site + path, acts]);
  await inChromium(async (browser) => {
    for (let run = 0; run < runs; run += 1)
      for (const slowdown of [4, 6])
        for (const [url, acts] of [tap, tap, tap, ...uses, tap, tap, tap])
          await addAnswers(browser, url, acts, slowdown);
  });
}
