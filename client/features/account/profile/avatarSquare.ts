/** The visible part of a picture; positions are fractions: 0 is left or top, 1 is right or bottom. */
export interface AvatarSquare {
  x: number;
  y: number;
  /** 1: as large as the picture allows. */
  zoom: number;
}

export const wholePicture: AvatarSquare = { x: 0.5, y: 0.5, zoom: 1 };

interface Size {
  width: number;
  height: number;
}

/** Returns how far a picture shown in `size` can move behind the square, in the same unit. */
function roomIn({ width, height }: Size, zoom: number) {
  const side = Math.min(width, height);
  return { x: width * zoom - side, y: height * zoom - side };
}

/** Returns the offset of the picture from the centre; right and down are positive. */
export function shiftOf({ x, y, zoom }: AvatarSquare, size: Size) {
  const room = roomIn(size, zoom);
  return { x: (0.5 - x) * room.x, y: (0.5 - y) * room.y };
}

/** The square after the picture was moved so far. */
export function shifted(square: AvatarSquare, size: Size, shift: { x: number; y: number }) {
  const room = roomIn(size, square.zoom);
  const place = (by: number, of: number) =>
    of > 0 ? Math.min(1, Math.max(0, 0.5 - by / of)) : 0.5;
  return { ...square, x: place(shift.x, room.x), y: place(shift.y, room.y) };
}

/** Returns the position of the whole picture behind a window of `side`, so that the crop fills the window. */
export function behindWindow({ x, y, zoom }: AvatarSquare, { width, height }: Size, side: number) {
  const scale = (zoom * side) / Math.min(width, height);
  return {
    width: width * scale,
    height: height * scale,
    left: -x * (width * scale - side),
    top: -y * (height * scale - side),
  };
}
