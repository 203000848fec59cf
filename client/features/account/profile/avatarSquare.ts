/** The part of a picture that is kept; places are shares: 0 left or top, 1 right or bottom. */
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

/** How far a picture shown in `size` can be moved behind the square, in the same unit. */
function roomIn({ width, height }: Size, zoom: number) {
  const side = Math.min(width, height);
  return { x: width * zoom - side, y: height * zoom - side };
}

/** How far the picture is moved out of the middle; to the right and down is positive. */
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

/** Where the whole picture lies behind a window of `side`, so that the square fills it. */
export function behindWindow({ x, y, zoom }: AvatarSquare, { width, height }: Size, side: number) {
  const scale = (zoom * side) / Math.min(width, height);
  return {
    width: width * scale,
    height: height * scale,
    left: -x * (width * scale - side),
    top: -y * (height * scale - side),
  };
}
