import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Content } from '../../../src/generator/content/schemas';
import { content } from '../../support/company';
import { write } from '../../support/temporaryFolder';

/** A site's folder for the time of a test file. */
export function pictureFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Puts a file below `pictures/`: a JPEG, unless it is given as it is. */
export async function add(folder: string, file: string, picture: Sharp | Buffer | string) {
  const isData = typeof picture === 'string' || Buffer.isBuffer(picture);
  write(path.join(folder, 'pictures', file), isData ? picture : await picture.jpeg().toBuffer());
}

/** A picture of one colour. */
export const plain = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Upright stripes of the same width, one for each colour. */
export function stripes(width: number, height: number, colours: readonly string[]): Sharp {
  const stripe = width / colours.length;
  const shapes = colours.map(
    (colour, index) =>
      `<rect x="${index * stripe}" width="${stripe + 1}" height="${height}" fill="${colour}"/>`,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`,
    ),
  );
}

export type Named = Partial<Record<'hero' | 'card' | 'mark' | 'project' | 'person', string[]>>;

/** The content of the tests' company, with these pictures and no others. */
export function naming(named: Named, focus?: Content['pictures']): Content {
  const { hero = [], card = [], mark = [], project = [], person = [] } = named;
  return {
    ...content,
    slides: { label: 'Slides', slides: hero.map((img) => ({ id: img, img, text: img })) },
    services: {
      title: 'Cards',
      services: card.map((imgSrc) => ({ id: imgSrc, imgSrc, title: imgSrc, description: imgSrc })),
    },
    partners: {
      title: 'Partners',
      partners: mark.map((imgSrc) => ({ id: imgSrc, imgSrc, title: imgSrc })),
    },
    about: undefined,
    people: {
      title: 'People',
      people: person.map((img) => ({ id: img, name: img, role: 'Welder', img })),
    },
    'line-picture': undefined,
    written: {
      projects: project.map((img) => ({
        name: img,
        file: `content/projects/${img}.md`,
        front: { img, title: img, description: img, date: '2026-01-01', done: img },
        body: '',
        firstLine: 1,
      })),
      articles: [],
      pages: [],
    },
    pictures: focus,
  };
}
