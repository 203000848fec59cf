/** More than any page shows, and little enough for the canvas of any phone. */
const LONGEST_SIDE = 2560;
/** Of JPEG: the first that is small enough. */
const QUALITIES = [0.88, 0.75, 0.5];

/**
 * Returns a picture drawn anew, as JPEG of at most `maxBytes` and upright as it was taken, its longest side at most 2,560
 * pixels; null where the browser cannot read it, or not make it as small (VA-04, VA-05).
 */
export async function redrawn(file: File, maxBytes: number): Promise<File | null> {
  const bitmap = await opened(file);
  if (!bitmap) return null;
  const canvas = drawn(bitmap);
  bitmap.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob && blob.size <= maxBytes)
      return new File([blob], jpegNameOf(file.name), { type: 'image/jpeg' });
  }
  return null;
}

/** Returns what this browser reads of a picture; null where it reads none of it, or no picture at all. */
export async function opened(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
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
