import { squareIn, wholePicture } from './square';

const landscape = { width: 400, height: 200 };

describe('The square cut out of a picture', () => {
  it.each([
    ['the middle', wholePicture, { left: 100, top: 0, width: 200, height: 200 }],
    ['the left edge', { x: 0, y: 0, zoom: 1 }, { left: 0, top: 0, width: 200, height: 200 }],
    [
      'the lower right, twice',
      { x: 1, y: 1, zoom: 2 },
      { left: 300, top: 100, width: 100, height: 100 },
    ],
    ['beyond the edge', { x: 9, y: -9, zoom: 0.1 }, { left: 200, top: 0, width: 200, height: 200 }],
    ['a single pixel', { x: 0.5, y: 0.5, zoom: 1e9 }, { left: 200, top: 100, width: 1, height: 1 }],
  ])('is %s', (_, given, square) => {
    expect(squareIn(landscape, given)).toEqual(square);
  });
});
