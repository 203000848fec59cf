/** A photograph or drawing in pixels; a gif may move, and would stand still once drawn anew. */
export function isPicture({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (/^image\/(?!gif|svg)/.test(type)) return true;
  return type === '' && /\.(jpe?g|png|webp|bmp|avif|hei[cf])$/i.test(name);
}

/**
 * Makes a picture that the server would refuse for its size, or for a kind that the browser alone knows, one that it takes,
 * as photos of phones are; null where that cannot be done. What draws it is fetched when a picture is chosen (VA-04, VA-05).
 */
export async function fitPicture(
  file: File,
  isTaken: (file: File) => boolean,
): Promise<File | null> {
  const drawing = await import('./pictureThatFits').catch(() => null);
  if (drawing) return drawing.pictureThatFits(file, isTaken);
  return isTaken(file) ? file : null;
}
