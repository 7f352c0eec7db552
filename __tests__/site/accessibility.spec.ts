import { engines } from '../browser/support/engines';
import { walkProblems } from '../browser/support/tabWalk';
import { smallTargets } from '../browser/support/targets';
import { expect, test } from '../browser/support/test';
import { openWhole } from './support/openWhole';
import { allRoutes, content, modules, notFound } from './support/siteUnderTest';

/** The skip link, and the links of the header. */
const leastStops = 1 + modules.site.navigation.length;

for (const { path } of allRoutes) {
  test.describe(() => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      allowedMessages: path === notFound.path ? /404 \(Not Found\)/ : undefined,
    });

    for (const width of [320, 1280]) {
      test(`${path}: axe finds nothing, and keys reach everything, in sight, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await openWhole(page, path);
        let first: string | undefined;
        const problems = [
          ...(await engines.axe(page)),
          ...(await smallTargets(page)),
          ...(await walkProblems(
            page,
            async (stop) => {
              first ??= stop.name;
            },
            leastStops,
          )),
        ];
        expect(problems).toEqual([]);
        expect(first).toBe(content.labels.shared.skipLink);
      });
    }
  });
}
