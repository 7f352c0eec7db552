/**
 * The pictures of `docs/editing.md`, of the editor with a copy of the sample site, which is left as it
 * is. A site that has adopted another company keeps those that are there.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { DevelopmentServer } from '../__tests__/browser/support/developmentServer';
import { Editor } from '../__tests__/editor/support/editor';
import { browserFlags } from './browserFlags';
import { findChromium } from './findChromium';

const target = 'docs/editing';
const address = 'http://localhost:1234';

type Clip = { x: number; y: number; width: number; height: number };
type Act = (editor: Editor, server: DevelopmentServer) => Promise<unknown>;

/** What is open (in the words of the editor's address), what is seen of it, and what somebody does first. */
const picture = (at: string, clip: Clip, act?: Act) => ({ at, clip, act });

const upTo = (width: number, height: number): Clip => ({ x: 0, y: 0, width, height });
const toTop = (place: Locator) => place.evaluate((node) => node.scrollIntoView({ block: 'start' }));

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 60" fill="#1d5b3a"><path d="M8 52V8h12v18L38 8h16L32 30l24 22H40L20 34v18z"/><text x="66" y="40" font-family="sans-serif" font-weight="bold" font-size="26">Kauri Mills</text></svg>`;

/** By the names of the files. */
const pictures = {
  lists: picture('home', upTo(1000, 620)),
  form: picture('company/entries/company', upTo(1280, 660), async (editor) => {
    await editor.field('Telephone').fill('+64 9 555 0101');
    await toTop(editor.page.getByText('Contact', { exact: true }));
    await editor.page.getByRole('button', { name: 'Save', exact: true }).click();
  }),
  card: picture('home/entries/services', upTo(1280, 640), async (editor) => {
    await editor.button('Robotics').first().click();
    await editor.field('Subtitle').fill('Pick, place and palletise');
    await toTop(editor.page.locator('.picture-ways'));
  }),
  partner: picture('home/entries/partners', upTo(1280, 800), async (editor) => {
    await editor.button('Add to Partners').click();
    await editor.field(/^Id$/).fill('kauri-mills');
    const file = { name: 'kauri-mills.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) };
    await editor.page.getByLabel('Mark: choose a picture').setInputFiles(file);
    await editor.field(/^Name/).fill('Kauri Mills');
    await toTop(editor.button('Take away Kauri Mills'));
    await editor.preview.getByAltText('Kauri Mills').first().scrollIntoViewIfNeeded();
  }),
  view: picture('home/entries/slides', upTo(640, 640), async (editor) => {
    await editor.page.locator('.entry-name').first().click();
    const shown = editor.page.locator('.focus-picture');
    await shown.click({ position: { x: 240, y: 170 } });
    await toTop(shown);
  }),
  text: picture('jobs/entries/sunpatch-palletiser', upTo(640, 800), async ({ page }) => {
    await toTop(page.locator('.cms-editor-visual [contenteditable="true"]').first());
    await page.getByRole('button', { name: 'Add Component' }).click();
  }),
  away: picture('home/entries/services', upTo(640, 620), async (editor) => {
    await editor.button('Take away Robotics').click();
    await editor.trySave();
    await toTop(editor.page.locator('.problems'));
  }),
  refused: picture('jobs/new', upTo(640, 660), async (editor) => {
    await editor.field('Heading').fill('A capper that keeps its torque');
    await editor.trySave();
  }),
  conflict: picture(
    'company/entries/company',
    { x: 56, y: 244, width: 1168, height: 312 },
    async (editor, server) => {
      await editor.field('Telephone').fill('+64 9 555 0111');
      await server.edit('content/company.json', '+64 9 555 0142', '+64 9 555 0100');
      await editor.trySave();
    },
  ),
};

type Named = ReturnType<typeof picture> & { name: string };

async function take(browser: Browser, server: DevelopmentServer, { name, at, clip, act }: Named) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const editor = new Editor(page, address);
  if (act) await editor.open(at);
  else await page.goto(`${address}/edit/#/collections/${at}`);
  await page.getByText('localhost:1234').waitFor();
  if (act) await editor.preview.getByRole('contentinfo').waitFor();
  await act?.(editor, server);
  // What moves comes to rest, and pictures load.
  await setTimeout(1500);
  const taken = await page.screenshot({ clip });
  await sharp(taken).webp({ quality: 64, effort: 6 }).toFile(`${target}/${name}.webp`);
  await page.close();
}

/** Takes them into `docs/editing/` (`npm run docs -- --pictures`). */
export async function takePictures() {
  const server = await DevelopmentServer.prepare();
  try {
    rmSync(server.site, { recursive: true });
    for (const part of ['content', 'pictures', 'brand'])
      cpSync(part, path.join(server.site, part), { recursive: true });
    server.start('edit');
    while (!server.terminal.includes('The editor is at')) await setTimeout(200);
    // The pictures have the address that everybody sees, which the browser looks for elsewhere.
    const usual = `--host-resolver-rules=MAP localhost:1234 ${new URL(server.url).host}`;
    const args = [...browserFlags, usual];
    const browser = await chromium.launch({ executablePath: findChromium() ?? '', args });
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    for (const [name, each] of Object.entries(pictures))
      await take(browser, server, { name, ...each });
    await browser.close();
  } finally {
    await server.remove();
  }
}
