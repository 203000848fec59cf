/** The square to crop from a picture, independent of its size. */
export interface CropSquare {
  /** Position: 0 is at the left or top edge, 1 at the right or bottom one. */
  readonly x: number;
  readonly y: number;
  /** Magnification; at 1 the square is as large as the picture allows. */
  readonly zoom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest square, in the middle. */
export const wholePicture: CropSquare = { x: 0.5, y: 0.5, zoom: 1 };

/** Returns the square in whole pixels; it is always within the picture. */
export function squareIn({ width, height }: Size, { x, y, zoom }: CropSquare) {
  const side = Math.max(1, Math.round(Math.min(width, height) / Math.max(1, zoom)));
  const place = (share: number, room: number) =>
    Math.round(Math.min(1, Math.max(0, share)) * (room - side));
  return { left: place(x, width), top: place(y, height), width: side, height: side };
}
