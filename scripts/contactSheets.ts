import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { partners } from '../src/content/partners';
import { services } from '../src/content/services';
import { slides } from '../src/content/slides';

const folder = 'art/sheets';
const gap = 8;
const ground = '#d5dde1';
const ink = '#0b1f2a';

type Cell = { width: number; height: number };

/** Lays pictures of one size out in rows and writes them to `art/sheets/NAME.webp`. */
async function makeSheet(name: string, pictures: Buffer[], columns: number, cell: Cell) {
  const rows = Math.ceil(pictures.length / columns);
  const overlays: OverlayOptions[] = pictures.map((input, index) => ({
    input,
    left: gap + (index % columns) * (cell.width + gap),
    top: gap + Math.floor(index / columns) * (cell.height + gap),
  }));
  await sharp({
    create: {
      width: gap + columns * (cell.width + gap),
      height: gap + rows * (cell.height + gap),
      channels: 3,
      background: ground,
    },
  })
    .composite(overlays)
    .webp({ quality: 82 })
    .toFile(path.join(folder, `${name}.webp`));
}

const shrink = (file: string, { width, height }: Cell) =>
  sharp(file).resize(width, height, { fit: 'cover' }).toBuffer();

/** A client mark in one colour on another. */
async function mark(file: string, colour: string, background: string, cell: Cell) {
  const svg = (await readFile(file, 'utf8')).replaceAll(ink, colour);
  const padding = 28;
  return sharp(Buffer.from(svg), { density: 200 })
    .resize(cell.width - 2 * padding, cell.height - 2 * padding, { fit: 'contain', background })
    .flatten({ background })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background })
    .toBuffer();
}

/** The contact sheets of `art/README.md`: heroes, services, About, jobs and the clients' marks. */
export async function makeContactSheets(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const source = (name: string) => path.join('pictures', `${name}.jpg`);
  const each = (files: string[], cell: Cell) =>
    Promise.all(files.map((file) => shrink(file, cell)));

  const wide = { width: 800, height: 400 };
  const heroes = slides.map(({ img }) => img);
  await makeSheet('heroes', await each(heroes.map(source), wide), 2, wide);
  const tall = { width: 400, height: 500 };
  const upright = heroes.map((name) => source(`${name}.tall`));
  await makeSheet('heroes-upright', await each(upright, tall), 4, tall);
  const card = { width: 400, height: 250 };
  const cards = services.map(({ imgSrc }) => source(imgSrc));
  await makeSheet('services', await each(cards, card), 4, card);
  const page = { width: 540, height: 360 };
  for (const name of ['about', 'jobs']) {
    const files = (await readdir(`pictures/${name}`)).sort();
    const paths = files.map((file) => `pictures/${name}/${file}`);
    await makeSheet(name, await each(paths, page), 3, page);
  }

  const mini = { width: 320, height: 130 };
  const onBoth = ([colour, background]: readonly [string, string]) =>
    partners.map(({ imgSrc }) => mark(path.join('static', imgSrc), colour, background, mini));
  const marks = [[ink, '#ffffff'] as const, ['#ffffff', ink] as const].flatMap(onBoth);
  await makeSheet('marks', await Promise.all(marks), 5, mini);
}
