import sharp from 'sharp';
import { pictureNotes } from '../../../src/generator/pictures/pictureNotes';
import { indexOf, readPictures } from '../../../src/generator/pictures/readPictures';
import { add, type Named, naming, pictureFolder, plain } from './pictureFolder';

const folder = pictureFolder();

const plainDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 60 40"><path stroke="#123" d="M9 9h9"/></svg>';

const read = (named: Named) => readPictures(folder, naming(named));

/** The files of a picture without their hashes: `wide-640.avif`. */
async function filesOf(named: Named): Promise<string[]> {
  const { pictures } = await read(named);
  return pictures.flatMap(({ files }) =>
    files.map(({ address }) => address.replace(/.*?-(\w+-\d+|mark)\.\w{8}/, '$1')),
  );
}

test('a large photograph is there in every width of its kind, upright too, and as one JPEG', async () => {
  await add(folder, 'large.jpg', plain(3000, 2000));
  const wide = [640, 960, 1440, 1920, 2400].map((width) => `wide-${width}.avif`);
  const tall = [480, 640, 768, 1080].map((width) => `tall-${width}.avif`);
  expect(await filesOf({ hero: ['large'] })).toEqual([...wide, ...tall]);
});

test('nothing is enlarged: wider files than the part that is shown are left out', async () => {
  await add(folder, 'middling.jpg', plain(1000, 1000));
  const tall = [480, 640, 768].map((width) => `tall-${width}.avif`);
  const wide = ['wide-640.avif', 'wide-960.avif'];
  expect(await filesOf({ hero: ['middling'] })).toEqual([...wide, ...tall]);
  await add(folder, 'small.jpg', plain(300, 100));
  expect(await filesOf({ card: ['small'] })).toEqual(['wide-160.avif']);
});

test('a file gets another address when its source, its kind or its focal point is another', async () => {
  await add(folder, 'changing.jpg', plain(800, 800));
  const hash = async (kind: 'card' | 'project', focus?: { x: number; y: number }) => {
    const named = naming(
      { [kind]: ['changing'] },
      focus && { pictures: [{ name: 'changing', focus }] },
    );
    const { pictures } = await readPictures(folder, named);
    return /\.(\w{8})\./.exec(pictures[0]?.files[0]?.address ?? '')?.[1];
  };
  const before = await hash('card');
  expect(await hash('card')).toBe(before);
  expect(await hash('card', { x: 50, y: 50 })).toBe(before);
  const others = [await hash('project'), await hash('card', { x: 50, y: 0 })];
  await add(folder, 'changing.jpg', plain(800, 800, '#993333'));
  expect(new Set([before, ...others, await hash('card')]).size).toBe(4);
});

describe('a fault of a file is one line with the place that names it', () => {
  const problemsOf = async (named: Named) => (await read(named)).problems;

  test('a file that is no picture, and one that ends too early', async () => {
    await add(folder, 'letter.jpg', 'Dear all');
    const whole = await plain(2000, 1000).jpeg().toBuffer();
    await add(folder, 'torn.jpg', whole.subarray(0, whole.length / 2));
    expect(await problemsOf({ hero: ['torn'], project: ['letter'] })).toEqual([
      expect.stringContaining('content/slides.json: slides[0].img (“torn”) names a file that'),
      expect.stringMatching(
        /^content\/projects\/letter\.md: img names a file that cannot be read as a picture: pictures\/letter\.jpg \(.+\)\. It may be left out: take its line away\.$/,
      ),
    ]);
  });

  test('one of which Git LFS has only the pointer, and one that is too large to read', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n';
    for (const name of ['kept.jpg', 'drawn.svg']) await add(folder, name, pointer);
    const sides = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    const huge = await sharp(Buffer.from(sides)).resize(17_000, 17_000).png().toBuffer();
    await add(folder, 'huge.png', huge);
    expect(await problemsOf({ hero: ['kept', 'huge'], card: ['drawn'] })).toEqual([
      expect.stringContaining(
        'pictures/kept.jpg, of which Git LFS has fetched nothing: git lfs pull',
      ),
      expect.stringContaining('pictures/huge.png (over 268 million pixels: save it smaller)'),
      expect.stringContaining('pictures/drawn.svg, of which Git LFS has fetched nothing'),
    ]);
  });

  test('a drawing that tells no size, and one for dark grounds that is none', async () => {
    await add(folder, 'endless.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await add(folder, 'half.svg', plainDrawing);
    await add(folder, 'half.dark.svg', '<svg');
    expect(await problemsOf({ card: ['endless'], project: ['half'] })).toEqual([
      expect.stringContaining('names pictures/endless.svg, which does not tell its size'),
      expect.stringContaining('names pictures/half.dark.svg, which is no SVG'),
    ]);
  });
});

test('of a person who was photographed upright the top is shown, with a note until there is a focal point', async () => {
  await add(folder, 'upright.jpg', plain(800, 1200));
  await add(folder, 'across.jpg', plain(1200, 800));
  const shown = async (focus?: { x: number; y: number }) => {
    const content = naming(
      { person: ['upright', 'across'], card: ['upright'] },
      focus && { pictures: [{ name: 'upright', focus }] },
    );
    const { pictures } = await readPictures(folder, content);
    const tops = pictures.map(({ files: [file] }) => file && 'region' in file && file.region.top);
    return [tops, pictureNotes(folder, pictures)];
  };
  const note = expect.stringMatching(/^pictures\/upright is upright .* focus in content\/pictures/);
  expect(await shown()).toEqual([[0, 0, 350], [note]]);
  expect(await shown({ x: 50, y: 50 })).toEqual([[333, 0, 350], []]);
});

test('of two files of one name the build says which it shows', async () => {
  for (const name of ['hall.png', 'hall.jpg']) await add(folder, name, plain(320, 200));
  const { pictures } = await read({ hero: ['hall'], card: ['hall', 'large'] });
  expect(pictureNotes(folder, pictures)).toEqual([
    expect.stringMatching(/hall\.png is not shown, as .*hall\.jpg has the same name\.$/),
  ]);
});

describe('a drawing', () => {
  const entryOf = async (named: Named) => indexOf((await read(named)).pictures).pictures.drawings;

  test('is known by its size, and is one file however many places show it', async () => {
    await add(folder, 'drawing.svg', plainDrawing);
    const { pictures, problems } = await read({ hero: ['drawing'], card: ['drawing'] });
    expect(problems).toEqual([]);
    expect(pictures.flatMap(({ files }) => files)).toHaveLength(1);
    expect(indexOf(pictures).pictures).toEqual({
      drawings: { drawing: [expect.stringMatching(/^\w{8}$/), 30, 20] },
    });
  });

  test('has a second file for dark grounds where one lies beside it, and another address then', async () => {
    await add(folder, 'two.svg', plainDrawing);
    const before = await entryOf({ card: ['two'] });
    await add(folder, 'two.dark.svg', plainDrawing.replace('#123', '#eee'));
    const after = await entryOf({ card: ['two'] });
    expect(after?.two).toEqual([expect.any(String), 30, 20, true]);
    expect(after?.two?.[0]).not.toBe(before?.two?.[0]);
    const addresses = (await read({ card: ['two'] })).pictures.flatMap(({ files }) =>
      files.map(({ address }) => address.replace(/\.\w{8}\./, '.')),
    );
    expect(addresses).toEqual(['/pictures/two-drawing.svg', '/pictures/two-dark.svg']);
  });
});
