/**
 * `npm run art -- NAME...`: renders pictures again from their scenes below `art/` into `pictures/`.
 * Names and scenes are in `art/pictures.json`; `--draft` makes a small, quick one below
 * `.build/art/` to look at, and `--look` finishes the last render again without rendering.
 * `--width PX` and `--samples N` take other values than the usual ones.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { failWith } from './failWith';

class ArtError extends Error {}

type Shot = { scene: string; shot: string };

/** Width in px of a final picture, by the folder it lies in; `.tall` crops are narrower. */
const finalWidths: Record<string, number> = {
  heroes: 2400,
  services: 1280,
  about: 1600,
  jobs: 1280,
  line: 1600,
};
const tallWidth = 1080;
const finalSamples = 32;
const draft = { width: 800, samples: 8 };

/** Debian's Python, whose packages Blender's scripts and the finishing step are written for. */
const python = '/usr/bin/python3';
const packages = 'blender python3-opencv python3-torch librsvg2-bin fonts-inter';

function run(command: string, parameters: string[], failure: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, { encoding: 'utf8' });
  const output = `${stdout ?? ''}${stderr ?? ''}`;
  // Blender exits with 0 after a script's exception.
  const lines = output.slice(Math.max(0, output.indexOf('Traceback')));
  if (error || status !== 0 || lines.startsWith('Traceback'))
    throw new ArtError(`${failure}\n${error?.message ?? lines.trim()}`);
  return stdout;
}

function expectTools() {
  const present = (command: string, ...parameters: string[]) =>
    spawnSync(command, parameters).status === 0;
  if (
    !present('blender', '--version') ||
    !present('rsvg-convert', '--version') ||
    !present(python, '-c', 'import cv2, torch')
  ) {
    throw new ArtError(
      `Rendering needs Blender and a few packages beside it. On Debian: apt-get install ${packages}`,
    );
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      draft: { type: 'boolean', default: false },
      look: { type: 'boolean', default: false },
      width: { type: 'string' },
      samples: { type: 'string' },
    },
  });
  const shots: Record<string, Shot> = JSON.parse(await readFile('art/pictures.json', 'utf8'));
  const unknown = positionals.filter((name) => !shots[name]);
  if (positionals.length === 0 || unknown.length > 0) {
    throw new ArtError(
      `${unknown.length > 0 ? `No picture is called ${unknown.join(', ')}.` : 'Name a picture.'} There are:\n${Object.keys(shots).join('\n')}`,
    );
  }
  expectTools();
  for (const name of positionals) {
    const shot = shots[name];
    if (shot) await makePicture(name, shot, values);
  }
}

async function makePicture(
  name: string,
  { scene, shot }: Shot,
  options: { draft: boolean; look: boolean; width?: string; samples?: string },
) {
  const usual = options.draft
    ? draft
    : {
        width: name.endsWith('.tall') ? tallWidth : finalWidths[path.dirname(name)],
        samples: finalSamples,
      };
  const folder = path.resolve('.build/art', options.draft ? 'drafts' : 'finals', name);
  await mkdir(folder, { recursive: true });
  if (!options.look || !existsSync(path.join(folder, 'info.json'))) {
    const script = path.join('art', 'scenes', `${scene}.py`);
    const settings = {
      shot,
      folder,
      width: options.width ?? usual.width,
      samples: options.samples ?? usual.samples,
    };
    run(
      'blender',
      [
        ...['-b', '--factory-startup', '-noaudio', '--python', script, '--'],
        ...Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]),
      ],
      `Blender could not render ${script}:`,
    );
  }
  const finished = path.join(folder, 'finished.png');
  const report = run(python, ['art/finish.py', folder, finished], `${name} could not be finished:`);
  console.log(report.trim());
  if (options.draft) return;
  const picture = path.join('pictures', `${name}.jpg`);
  await mkdir(path.dirname(picture), { recursive: true });
  await sharp(finished)
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(picture);
  console.log(picture);
}

main().catch(failWith(ArtError));
