import { type PictureIndex, pictureSources } from '../../../src/features/pictures/pictureSources';

const index: PictureIndex = {
  kinds: {
    heroes: { width: 1200, height: 600, widths: [600, 900, 1200], tallWidths: [480] },
    services: { width: 640, height: 400, widths: [640] },
  },
  pictures: {
    'heroes/plc': { hash: '0a1b2c3d', colour: '#0b1f2a' },
    'services/plc': { hash: '4e5f6071', colour: '#102c3b' },
  },
};

test('a picture is offered in every width of its kind', () => {
  const { wide, width, height, colour } = pictureSources('services/plc', index);
  expect(wide).toBe('/pictures/services/plc-wide-640.4e5f6071.avif 640w');
  expect([width, height, colour]).toEqual([640, 400, '#102c3b']);
});

test('an upright version is offered where the kind has one', () => {
  expect(pictureSources('heroes/plc', index).tall).toBe(
    '/pictures/heroes/plc-tall-480.0a1b2c3d.avif 480w',
  );
  expect(pictureSources('services/plc', index).tall).toBeUndefined();
});

test('a browser that knows nothing of this gets a file of a middling size', () => {
  expect(pictureSources('heroes/plc', index).plain).toBe(
    '/pictures/heroes/plc-wide-900.0a1b2c3d.jpg',
  );
});

test('a picture that was never made is named, with what to do', () => {
  expect(() => pictureSources('heroes/gone', index)).toThrow(
    'There is no picture "heroes/gone". Run "npm run images".',
  );
});
