/** More than any page shows, and little enough for the canvas of any phone; then half of it, for what is full of detail. */
const LONGEST_SIDES = [2560, 1280];
/** JPEG qualities; the first whose file is small enough is used. */
const QUALITIES = [0.88, 0.75, 0.5];

/**
 * Returns a picture converted to an upright JPEG of at most `maxBytes`, with a longest side of at most 2,560
 * pixels; null if the browser cannot read it or not make it that small (VA-04, VA-05).
 */
export async function resizedJpeg(file: File, maxBytes: number): Promise<File | null> {
  const bitmap = await opened(file);
  if (!bitmap) return null;
  try {
    for (const side of LONGEST_SIDES) {
      const jpeg = await jpegOf(drawn(bitmap, side), maxBytes);
      if (jpeg) return new File([jpeg], jpegNameOf(file.name), { type: 'image/jpeg' });
    }
    return null;
  } finally {
    bitmap.close();
  }
}

/** Returns what this browser reads of a picture; null where it reads none of it, or no picture at all. */
export async function opened(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

async function jpegOf(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob && blob.size <= maxBytes) return blob;
  }
  return null;
}

function drawn(bitmap: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  // JPEG knows no transparency: what shines through would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function jpegNameOf(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`;
}
