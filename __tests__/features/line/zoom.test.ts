import { spotIn, viewOn, wholePicture } from '../../../src/features/line/zoom';

test('a spot is brought to the middle of the view', () => {
  expect(spotIn(viewOn([500, 400], 2), [500, 400])).toEqual({ x: 0.5, y: 0.5 });
});

test('a view does not go beyond the edges of the picture', () => {
  expect(viewOn([20, 990], 2)).toEqual({ scale: 2, left: 0, top: 0.5 });
});

test('where something lies over a view, a spot is brought to the middle of the rest', () => {
  expect(spotIn(viewOn([500, 400], 2, [0.2, 0.6]), [500, 400]).x).toBeCloseTo(0.4);
});

test('the picture may end where what lies over it begins', () => {
  expect(spotIn(viewOn([990, 400], 2, [0, 0.8]), [1000, 0]).x).toBeCloseTo(0.8);
});

test('in the whole picture a spot is where it is', () => {
  expect(spotIn(wholePicture, [250, 800])).toEqual({ x: 0.25, y: 0.8 });
});
