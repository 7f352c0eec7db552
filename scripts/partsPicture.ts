/** `npm run parts`: takes the picture of `docs/parts.md` from the pages of the last build in `dist/`. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { serveBuild } from '../server/serveBuild';
import { carouselText } from '../src/content/carousel';
import { contactPage } from '../src/content/contactPage';
import { home } from '../src/content/home';
import { services } from '../src/content/services';
import { picturesLoaded } from './a11y/contrast';
import { failWith } from './failWith';
import { fullyLoaded } from './fullyLoaded';
import { inBrowser } from './inBrowser';
import { MissingError } from './systemPackages';

/** Around a part, so that its focus indicator and shadow show. In px. */
const around = 14;
const file = 'docs/parts.webp';

type Part = { path: string; find: (page: Page) => Locator };

const main = (page: Page) => page.getByRole('main');

/** A row of the picture each; `docs/parts.md` says what they are for, in the same order. */
const parts: Part[] = [
  {
    path: '/',
    find: (page) => main(page).getByRole('link', { name: home.contactLinkText }).first(),
  },
  { path: '/contact', find: (page) => page.getByRole('button', { name: contactPage.form.send }) },
  { path: '/', find: (page) => page.getByRole('link', { name: home.itTeaser.linkText }) },
  {
    path: '/',
    find: (page) => page.getByRole('link', { name: home.contactLinkText }).last(),
  },
  { path: '/', find: (page) => page.getByRole('button', { name: carouselText.next }).last() },
  { path: '/', find: (page) => page.locator('#jobs').getByRole('link').first() },
  {
    path: '/',
    find: (page) => page.getByRole('navigation').getByRole('link', { name: 'About Us' }),
  },
  { path: '/', find: (page) => page.locator(`#${services[0]?.id ?? ''} summary`) },
];

/** A part at rest, under the pointer and with focus, side by side. */
async function states(page: Page, { path, find }: Part, url: string): Promise<Buffer> {
  await page.goto(url + path);
  await fullyLoaded(page);
  const part = find(page);
  await part.scrollIntoViewIfNeeded();
  await picturesLoaded(page);
  const look = async () => {
    const { x, y, width, height } = (await part.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 1,
      height: 1,
    };
    return page.screenshot({
      clip: {
        x: x - around,
        y: y - around,
        width: width + 2 * around,
        height: height + 2 * around,
      },
    });
  };
  const atRest = await look();
  await part.hover();
  const hovered = await look();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Shift');
  await part.focus();
  return joined([atRest, hovered, await look()], 'row');
}

/** Pictures in one, from left to right or from top to bottom. */
async function joined(pictures: Buffer[], direction: 'row' | 'column'): Promise<Buffer> {
  const row = direction === 'row';
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const starts = sizes.map((_, index) =>
    sizes.slice(0, index).reduce((sum, { width, height }) => sum + (row ? width : height), 0),
  );
  const size = (of: 'width' | 'height', along: boolean) =>
    sizes.reduce((most, each) => (along ? most + each[of] : Math.max(most, each[of])), 0);
  return sharp({
    create: {
      width: size('width', row),
      height: size('height', !row),
      channels: 3,
      background: '#7a8b96',
    },
  })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: row ? (starts[index] ?? 0) : 0,
        top: row ? 0 : (starts[index] ?? 0),
      })),
    )
    .png()
    .toBuffer();
}

/** All the parts in all their states, from top to bottom. */
async function sheet(page: Page, url: string): Promise<Buffer> {
  const rows: Buffer[] = [];
  for (const part of parts) rows.push(await states(page, part, url));
  return joined(rows, 'column');
}

inBrowser({
  serve: () => serveBuild('dist'),
  use: async (browser, url) => {
    const sheets: Buffer[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: 1280, height: 900 };
      const page = await browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
      sheets.push(await sheet(page, url));
    }
    const picture = await joined(sheets, 'row');
    await sharp(picture).webp({ quality: 82 }).toFile(file);
  },
}).catch(failWith(MissingError));
