import { conditions, expectFitsAnyWindow, expectReadable } from '../browser/support/reflow';
import { test } from '../browser/support/test';
import { visibleTexts } from '../browser/support/textLayout';
import { openWhole } from './support/openWhole';
import { allRoutes, modules } from './support/siteUnderTest';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /404 \(Not Found\)/ });

/** The links of the header, and who stands beside the ©. */
const leastLines = modules.site.navigation.length + 1;

for (const { path } of allRoutes) {
  test(`${path}: every text is whole and apart in small windows, and nothing scrolls sideways in any`, async ({
    page,
  }) => {
    await openWhole(page, path);
    const texts = await visibleTexts(page);
    for (const condition of conditions) {
      await test.step(condition.criterion, () =>
        expectReadable(page, condition, texts, leastLines),
      );
    }
    await test.step('nothing scrolls sideways from 320 to 2560 px', () =>
      expectFitsAnyWindow(page));
  });
}
