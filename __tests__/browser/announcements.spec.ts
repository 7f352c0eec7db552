import { pathOf } from '../support/company';
import { exception, fillIn, refused, send, status, success } from './support/contactForm';
import {
  copyName,
  heroLabel,
  labels,
  partners,
  partnersTitle,
  positionOf,
  slides,
  stations,
  telephone,
} from './support/content';
import { button, carousel, expect, open, type Page, test } from './support/test';
import { testSite } from './support/testSite';

/**
 * Notes what live regions announce, as WAI-ARIA has it: text that appears in the accessibility tree
 * below one that is not switched off, of a status all of it.
 */
function listenInPage(): void {
  const regions = '[aria-live], [role=status], [role=alert], output';
  const heard: string[] = [];
  const known = new Map<Element, Map<Node, string>>();
  const textsOf = (region: Element) => {
    const texts = new Map<Node, string>();
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_ALL);
    for (let node: Node | null = region; node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      const text = node instanceof HTMLImageElement ? node.alt : node.nodeValue;
      if (!text?.trim() || element?.closest('[inert], [aria-hidden=true]')) continue;
      if (element?.checkVisibility({ visibilityProperty: true })) texts.set(node, text.trim());
    }
    return texts;
  };
  const look = () => {
    for (const region of document.querySelectorAll(regions)) {
      const before = known.get(region);
      const now = textsOf(region);
      known.set(region, now);
      const fresh = [...now].filter(([node, text]) => before?.get(node) !== text);
      const live = region.getAttribute('aria-live') ?? 'polite';
      if (fresh.length === 0 || live === 'off') continue;
      const whole = region.getAttribute('aria-atomic') ?? String(!region.matches('[aria-live]'));
      heard.push((whole === 'true' ? [...now] : fresh).map(([, text]) => text).join(' '));
    }
  };
  look();
  heard.length = 0;
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  Object.assign(window, { heard });
}

declare const heard: string[];

/** Longer than any transition or timer that could say something once more, in ms. */
const aWhile = 2000;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
  allowedMessages: /500|ERR_FAILED/,
});

test.beforeEach(({ page }) => page.clock.install());

/** Opens a page and listens; what is heard later has to be this, in this order, and no more. */
async function listen(page: Page, path: string) {
  await open(page, path);
  return async (...phrases: (string | RegExp)[]) => {
    const matching = phrases.map((phrase) =>
      phrase instanceof RegExp ? expect.stringMatching(phrase) : phrase,
    );
    await expect.poll(() => page.evaluate(() => heard)).toEqual(matching);
    await page.clock.runFor(aWhile);
    expect(await page.evaluate(() => heard.splice(0))).toEqual(matching);
  };
}

test('what changes without being focused is announced, once', async ({ page }) => {
  const startListening = () => page.evaluate(listenInPage);

  for (const [what, message, answer] of [
    ['a refused message', refused, 500],
    ['a message that meets an exception', exception, undefined],
    ['a sent message', success, 200],
  ] as const) {
    await test.step(what, async () => {
      const hears = await listen(page, pathOf('contact'));
      await page.route(testSite.formUrl, (route) =>
        answer ? route.fulfill({ status: answer }) : route.abort(),
      );
      await fillIn(page);
      await startListening();
      await send(page).click();
      await hears(labels['contact-form'].sending, message);
      await expect(answer === 200 ? status(page) : send(page)).toBeFocused();
      if (answer === 200) return;
      // A region that says the same twice is heard once.
      await send(page).click();
      await hears(labels['contact-form'].sending, message);
    });
  }

  const copyTelephone = copyName(labels.contact.telephone);
  for (const [what, toast] of [
    ['a copied number', labels.copy.done],
    ['a number that could not be copied', labels.copy.failed],
  ] as const) {
    await test.step(what, async () => {
      const hears = await listen(page, pathOf('contact'));
      if (toast === labels.copy.failed) {
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
        });
      }
      await startListening();
      await button(page, copyTelephone).click();
      await hears(`${labels.copy.notification} ${toast}`);
      if (toast === labels.copy.done) return;
      // For the visitor to copy it.
      const selected = await page.evaluate(() => String(window.getSelection()));
      expect(selected).toBe(telephone);
    });
  }

  await test.step('how much was found, once typing pauses', async () => {
    const hears = await listen(page, pathOf('technologies'));
    await startListening();
    await page.getByRole('searchbox').pressSequentially('powerflex');
    await hears(/^\d+ /);
    await page.getByRole('searchbox').blur();
    await page.getByRole('searchbox').focus();
    await hears();
  });

  await test.step('all panels closed and opened', async () => {
    const hears = await listen(page, pathOf('technologies'));
    await startListening();
    await button(page, labels.panels.collapseAll).click();
    await hears(labels.panels.allCollapsed);
    await button(page, labels.panels.expandAll).click();
    await hears(labels.panels.allExpanded);
  });

  await test.step('the station that the line shows', async () => {
    const hears = await listen(page, pathOf('home'));
    await page.locator('#line').scrollIntoViewIfNeeded();
    await expect(page.locator('#line').getByRole('status')).toHaveText(
      labels['line-stage'].running,
    );
    await startListening();
    await button(page.locator('#line'), labels['line-stage'].next).click();
    await hears(new RegExp(stations[0]?.name ?? ''));
  });

  for (const [label, all, next] of [
    [heroLabel, slides.map(({ text }) => text), 1],
    // Five are seen of the ten: the one that comes in is said.
    [partnersTitle, partners.map(({ title, work }) => [title, work].filter(Boolean).join(' ')), 5],
  ] as const) {
    await test.step(`each slide that a paused carousel is moved to: ${label}`, async () => {
      const hears = await listen(page, pathOf('home'));
      const region = await carousel(page, label);
      await startListening();
      await button(region, labels.carousel.next).click();
      await hears(all[next] ?? '');
      await button(region, labels.carousel.previous).click();
      await hears(all[0] ?? '');
    });
  }

  await test.step('nothing of a carousel that plays, until it is paused', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const hears = await listen(page, pathOf('home'));
    const region = await carousel(page, heroLabel);
    await startListening();
    await page.clock.runFor(4500);
    await expect(region.getByRole('group', { name: positionOf(2, slides.length) })).toBeVisible();
    await hears();
    await button(region, labels.carousel.pause).click();
    await button(region, labels.carousel.next).click();
    // No clock of a test drives a transition of the stylesheet.
    await expect(region.locator('[data-leaving]')).toHaveCount(0);
    await hears(slides[2]?.text ?? '');
  });
});
