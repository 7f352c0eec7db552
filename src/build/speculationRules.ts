/**
 * What a browser fetches ahead once a link to it is pointed at (Speculation Rules, which Chromium has):
 * written pages, and from written pages every other as well. Links to programmed pages within the app
 * (`#root`), those of `routes`, load the page's code instead (`features/loading/preloadOnIntent.ts`).
 */
export const speculationRules = (routes: readonly { path: string }[]): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { selector_matches: '[download]' } },
            {
              or: [
                { not: { href_matches: routes.map(({ path }) => path) } },
                { not: { selector_matches: '#root *' } },
              ],
            },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
