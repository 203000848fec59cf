import { behindWindow, shifted, shiftOf, wholePicture } from './avatarSquare';

const landscape = { width: 400, height: 200 };

test.each([
  [wholePicture, { x: 0, y: 0 }],
  [
    { x: 0, y: 0.5, zoom: 1 },
    { x: 100, y: 0 },
  ],
  [
    { x: 1, y: 0, zoom: 2 },
    { x: -300, y: 100 },
  ],
])('the square %j moves the picture by %j, and back', (square, shift) => {
  expect(shiftOf(square, landscape)).toEqual(shift);
  expect(shifted({ ...square, x: 0.3, y: 0.3 }, landscape, shift)).toEqual({
    ...square,
    // No room: it is in the middle, wherever it was dragged.
    y: square.zoom === 1 ? 0.5 : square.y,
  });
});

test('nobody moves a picture out of the square', () => {
  expect(shifted(wholePicture, landscape, { x: -999, y: 5 })).toEqual({ x: 1, y: 0.5, zoom: 1 });
});

test('the preview shows the square alone', () => {
  const square = { x: 1, y: 0, zoom: 2 };
  expect(behindWindow(square, landscape, 100)).toEqual({
    ...{ width: 400, height: 200 },
    ...{ left: -300, top: -0 },
  });
});
