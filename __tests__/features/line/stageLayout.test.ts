import { stageLayout } from '../../../src/features/line/useStageLayout';
import { wholePicture } from '../../../src/features/line/zoom';

test('a layout is read from the values that the stylesheet gives', () => {
  const values = ['6 / 5', 'tall', '60vw', '2.1', '.06 .06 .94 .78', '.2 .12 .88 .58', '0 1'];
  expect(stageLayout([...values, '.86 0 -.09'])).toEqual({
    picture: 'tall',
    ratio: 1.2,
    width: '60vw',
    zoom: 2.1,
    clear: { left: 0.06, top: 0.06, right: 0.94, bottom: 0.78 },
    zoomedClear: { left: 0.2, top: 0.12, right: 0.88, bottom: 0.58 },
    free: [0, 1],
    beside: { scale: 0.86, left: 0, top: -0.09 },
  });
});

test('where nothing lies over the picture, all of it is shown beside a text', () => {
  expect(stageLayout(['8 / 5', 'wide', '75vw', '1.6', '', '', '', '']).beside).toEqual(
    wholePicture,
  );
});
