/** More the server does not draw, however small the file is. */
const MAX_PIXELS = 40_000_000;
/** More would take more memory than a browser is sure to have. */
const MOST_PIXELS = 250_000_000;
/** More than any page shows, and little enough for the canvas of any phone. */
const LONGEST_SIDE = 2560;
/** Of JPEG: the first that is small enough. */
const QUALITIES = [0.88, 0.75, 0.5];
/** In which a camera tells the size of a picture, behind its own notes and a thumbnail. */
const HEADER_BYTES = 256 * 1024;

/** A photograph or drawing in pixels; a gif may move, and would stand still once drawn anew. */
function isPicture({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (/^image\/(?!gif|svg)/.test(type)) return true;
  return type === '' && /\.(jpe?g|png|webp|bmp|avif|hei[cf])$/i.test(name);
}

/**
 * Returns a picture as it can be sent: itself, or drawn smaller, as JPEG and upright as it was taken; null where the
 * browser cannot read it. `isTaken` says whether kind and bytes of a file are such as the server takes (VA-04, VA-05).
 */
export async function pictureThatFits(
  file: File,
  isTaken: (file: File) => boolean,
): Promise<File | null> {
  const pixels = await pixelsOf(file);
  const fallback = isTaken(file) ? file : null;
  if (fallback && (pixels ?? 0) <= MAX_PIXELS) return fallback;
  if (!isPicture(file) || (pixels ?? 0) > MOST_PIXELS) return fallback;
  try {
    const bitmap = await createImageBitmap(file);
    const smaller = await draw(bitmap, file.name, isTaken);
    bitmap.close();
    return smaller ?? fallback;
  } catch {
    // The server says what is wrong with one that it would take by kind and bytes.
    return fallback;
  }
}

async function draw(
  bitmap: ImageBitmap,
  name: string,
  isTaken: (file: File) => boolean,
): Promise<File | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG knows no transparency: what shines through would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    const smaller = blob && new File([blob], jpegNameOf(name), { type: 'image/jpeg' });
    if (smaller && isTaken(smaller)) return smaller;
  }
  return null;
}

function jpegNameOf(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`;
}

/** How many pixels the header of a PNG or JPEG tells, without drawing it; undefined of anything else. */
async function pixelsOf(file: File): Promise<number | undefined> {
  const bytes = new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer());
  if (bytes.byteLength < 24) return undefined;
  if (bytes.getUint32(0) === 0x89504e47) return bytes.getUint32(16) * bytes.getUint32(20);
  return bytes.getUint16(0) === 0xffd8 ? pixelsOfJpeg(bytes) : undefined;
}

/** Its size stands in the segment that begins a frame (SOF), behind others of a length that each tells. */
function pixelsOfJpeg(bytes: DataView): number | undefined {
  for (let at = 2; at + 9 <= bytes.byteLength; at += 2 + bytes.getUint16(at + 2)) {
    const marker = bytes.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.getUint16(at + 5) * bytes.getUint16(at + 7);
  }
  return undefined;
}
