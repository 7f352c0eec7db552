import { createServer } from 'node:http';
import { listen } from '../../server/port';
import { allRoutes, pathOf } from '../support/company';
import { fillIn } from './support/contactForm';
import {
  copyName,
  home,
  itSolutions,
  itTeaser,
  labels,
  partners,
  partnersTitle,
  there,
} from './support/content';
import { contrastProblems } from './support/contrasts';
import { measureEdges } from './support/edges';
import {
  contrastOf,
  contrastRatio,
  enoughForText,
  ground,
  look,
  Pixels,
  painted,
  places,
  type Rgb,
  standingOut,
} from './support/look';
import { pages, reachState, viewports } from './support/siteStates';
import {
  button,
  carousel,
  expect,
  hold,
  type Locator,
  open,
  type Page,
  test,
} from './support/test';
import { testSite } from './support/testSite';

const [, , widest] = viewports;

const white: Rgb = [255, 255, 255];

// The Not Found page is a page of the site.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: /404 \(Not Found\)/ });

/** Light as a lamp in a dark room: amber is not, nor is running text. */
const isLight = (pixel: Rgb | undefined) =>
  pixel !== undefined && contrastRatio(pixel, white) < 1.5;

/** The first patch of 32 by 32 px that is light all over: no stroke of the largest letters is, a surface is. */
function lightPatch(pixels: Pixels): { x: number; y: number } | undefined {
  const size = 32;
  const step = size / 2;
  for (let y = 0; y + size <= pixels.height; y += step) {
    for (let x = 0; x + size <= pixels.width; x += step) {
      const at = (dx: number, dy: number) => isLight(pixels.at(x + dx, y + dy));
      const across = Array.from({ length: size }, (_, place) => place);
      if (across.every((dy) => across.every((dx) => at(dx, dy)))) return { x, y };
    }
  }
  return undefined;
}

/** All of a page but its pictures, which are as bright as what they show, and its drawn signs. */
const wholePage = async (page: Page) =>
  Pixels.of(
    await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      mask: [page.locator('main img, svg')],
      maskColor: '#000',
    }),
  );

const contrasts: { contrast: 'no-preference' | 'more'; tag?: string }[] = [
  { contrast: 'no-preference' },
  { contrast: 'more', tag: '@matrix' },
];

for (const { contrast, tag = [] } of contrasts) {
  test.describe(`on a dark system, contrast ${contrast}`, { tag }, () => {
    test.use({
      colorScheme: 'dark',
      contextOptions: { contrast, reducedMotion: 'reduce' },
    });

    test("every client's mark, and the logo, stands out from its ground", async ({ page }) => {
      // The row of marks still scrolls, so that each can be looked at.
      await hold(page, /assets\/HomePage/);
      await page.goto(pathOf('home'));
      for (const { title } of partners) {
        const mark = page.getByRole('img', { name: title, exact: true });
        await mark.scrollIntoViewIfNeeded();
        await expect
          .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        const pixels = await look(page, mark);
        const behind = ground(pixels);
        const best = Math.max(
          ...places(pixels).map(({ x, y }) => contrastRatio(pixels.at(x, y) ?? behind, behind)),
        );
        expect(best, title).toBeGreaterThan(enoughForText);
        expect(standingOut(pixels, behind), title).toBeGreaterThan(500);
      }
      const logo = await look(page, page.getByRole('banner').getByRole('img'));
      expect(standingOut(logo, ground(logo))).toBeGreaterThan(500);
    });
  });
}

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  /** Between them they have every surface. */
  const always = ['home', 'technologies', 'contact'];

  for (const state of pages) {
    const tag = always.includes(state.id) ? [] : '@matrix';
    const title = `nothing of the page is light, and text has 7:1, edges 3:1: ${state.title}`;
    test(title, { tag }, async ({ page }) => {
      await page.setViewportSize(widest);
      await reachState(page, state);
      expect(await contrastProblems(page)).toEqual([]);
      expect(lightPatch(await wholePage(page))).toBeUndefined();
      if (![pathOf('home'), pathOf('contact')].includes(state.path)) return;
      await test.step('for users who ask for more contrast', async () => {
        await page.emulateMedia({ contrast: 'more' });
        expect(await contrastProblems(page)).toEqual([]);
      });
    });
  }

  for (const { id, path } of allRoutes) {
    test(`bands and cards are told apart by an edge of 1.5:1, fields by one of 3:1: ${path}`, async ({
      page,
    }) => {
      await open(page, path);
      const { bands, cards, fields } = await page.evaluate(measureEdges);
      expect(bands.length).toBeGreaterThan(0);
      if (id === 'contact') expect(fields.length).toBeGreaterThan(2);
      if (id === 'home') expect(cards.length).toBeGreaterThan(2);
      for (const { name, ratios } of [...bands, ...cards])
        expect(Math.min(...ratios), name).toBeGreaterThanOrEqual(1.5);
      for (const { name, ratios } of fields)
        expect(Math.min(...ratios), name).toBeGreaterThanOrEqual(3);
    });
  }

  test('no band is amber, and the main action looks the same on each', async ({ page }) => {
    await open(page, '/');
    const actions = page.getByRole('main').getByRole('link', { name: home.contactLinkText });
    const looks = await actions.evaluateAll((links) =>
      links.map((link) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(link);
        return [color, backgroundColor, borderTopColor].join();
      }),
    );
    await open(page, '/contact');
    const send = button(page, labels['contact-form'].send);
    looks.push(
      await send.evaluate((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return [color, backgroundColor, borderTopColor].join();
      }),
    );
    expect(looks.length).toBeGreaterThan(2);
    expect(new Set(looks).size).toBe(1);
    for (const path of ['/', pathOf('about')]) {
      await open(page, path ?? '/');
      const brightest = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('main *')]
            .filter(({ clientWidth, clientHeight }) => clientWidth > 300 && clientHeight > 100)
            .flatMap((element) => {
              const { backgroundColor } = getComputedStyle(element);
              const [red = 0, green = 0, blue = 0, alpha = 1] =
                backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
              return alpha < 1 ? 0 : Math.max(red, green, blue);
            }),
        ),
      );
      // Amber is 255; what lies highest is about 70.
      expect(brightest, path).toBeLessThan(110);
    }
  });

  test('a control that is pointed at keeps 7:1 for its words', async ({ page }) => {
    const main = page.getByRole('main');
    const controls: Record<string, Locator[]> = {
      '/': [
        // Over the hero, and at the end of the page.
        main.getByRole('link', { name: home.contactLinkText }).first(),
        main.getByRole('link', { name: home.contactLinkText }).last(),
        main.getByRole('link', { name: itTeaser.linkText }),
      ],
      '/itsolutions': [
        button(main, labels.panels.expandAll),
        main.getByRole('link', { name: there(itSolutions.technologiesLink) }),
      ],
      '/contact': [
        button(main, copyName(labels.contact.telephone)),
        main.getByRole('link', { name: labels.contact.vcard }),
        button(main, labels['contact-form'].send),
      ],
    };
    for (const [path, all] of Object.entries(controls)) {
      await open(page, path);
      for (const control of all) {
        await control.hover();
        expect(await contrastOf(control, 'color'), String(control)).toBeGreaterThan(enoughForText);
      }
    }
    await open(page, '/');
    const next = button(await carousel(page, partnersTitle), labels.carousel.next);
    await next.hover();
    expect(await contrastOf(next, 'color')).toBeGreaterThan(enoughForText);
  });

  test('what the browser draws of the form is dark, and the button that sends keeps 7:1 for its word', async ({
    page,
  }) => {
    await hold(page, testSite.formUrl);
    await open(page, '/contact');

    await test.step('what the browser draws', async () => {
      // Scroll bars, the bubble of an error and filled in fields have the browser's own colours.
      const [field, fieldText] = await page
        .getByRole('textbox')
        .first()
        .evaluate((element) => {
          const probe = document.createElement('span');
          element.after(probe);
          return ['Field', 'FieldText'].map((name) => {
            probe.style.color = name;
            return getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
          });
        });
      expect(Math.max(...(field ?? []))).toBeLessThan(90);
      expect(Math.min(...(fieldText ?? []))).toBeGreaterThan(200);
    });

    await fillIn(page);
    await button(page, labels['contact-form'].send).click();
    const sending = button(page, labels['contact-form'].sending);
    // The pointer is still on it.
    expect(await contrastOf(sending, 'color')).toBeGreaterThan(enoughForText);
    await page.mouse.move(0, 0);
    expect(await contrastOf(sending, 'color')).toBeGreaterThan(enoughForText);
  });

  test('a printed page stays white, with dark marks on it', async ({ page }) => {
    await hold(page, /assets\/HomePage/);
    await page.goto(pathOf('home'));
    await page.emulateMedia({ media: 'print' });
    const { behind, colour } = await painted(page.getByText(home.introduction[0] ?? ''), 'color');
    expect(isLight(behind)).toBe(true);
    expect(contrastRatio(colour, white)).toBeGreaterThan(enoughForText);
    await expect(page.locator('.partner-slide img').first()).toHaveCSS('filter', 'none');
  });

  test.describe('while the page arrives', () => {
    // Nothing but the page is served.
    test.use({ allowedMessages: /404 \(Not Found\)/ });

    test('nothing light is seen', async ({ page, request }) => {
      const html = await (await request.get(pathOf('contact'))).text();
      // It comes in parts, each up to the first of these; the second tells that the part is there.
      const parts = [
        ['<main', 'header'],
        ['<footer', 'main form'],
        ['</body>', 'footer'],
      ].map(([end = '', arrived = '']) => ({ end: html.indexOf(end), arrived }));
      let send = (_part: string) => {};
      const server = createServer((asked, response) => {
        if (asked.url !== '/') return response.writeHead(404).end();
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        send = (part) => response.write(part);
        send(html.slice(0, parts[0]?.end));
        return response;
      });
      const port = await listen(server, 0);
      try {
        await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
        for (const [at, { end, arrived }] of parts.entries()) {
          if (at > 0) send(html.slice(parts[at - 1]?.end, end));
          await page.locator(arrived).first().waitFor({ state: 'attached' });
          expect(lightPatch(await Pixels.of(await page.screenshot())), arrived).toBeUndefined();
        }
      } finally {
        server.closeAllConnections();
        server.close();
      }
    });
  });

  test('the page is dark without its styles as well, as before they are there', async ({
    page,
  }) => {
    await page.route('**/contact', async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html.replace(/<style>.*?<\/style>/s, ''),
      });
    });
    await page.goto(pathOf('contact'));
    expect(lightPatch(await wholePage(page))).toBeUndefined();
  });
});

test('a page that is open follows its system, and keeps what was typed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/contact');
  const name = page.getByRole('textbox', { name: labels['contact-form'].name });
  await name.fill('Aroha Ngata');
  const heading = page.getByRole('heading', { name: labels['contact-form'].title });
  for (const colorScheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const element of [name, heading]) {
      const { behind } = await painted(element, 'color');
      expect(isLight(behind)).toBe(colorScheme === 'light');
      expect(await contrastOf(element, 'color')).toBeGreaterThan(enoughForText);
    }
    await expect(name).toHaveValue('Aroha Ngata');
  }
});
