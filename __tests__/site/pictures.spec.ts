import { open, test } from '../browser/support/test';
import { bringWhole } from './support/bringWhole';
import { expectRightPictures } from './support/photographs';
import { below, routes } from './support/siteUnderTest';

// A browser context for each page: a cached larger picture of a project would be shown instead.
test.use({ reuseContext: false, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

for (const { path } of routes) {
  test(`no picture of ${path} has many more pixels than a phone shows, or too few to look sharp`, async ({
    page,
  }) => {
    await open(page, below(path));
    await bringWhole(page);
    await expectRightPictures(page);
  });
}
