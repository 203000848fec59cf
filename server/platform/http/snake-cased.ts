/** `finePhotos.count` → `fine_photos.count`: how calls name what an input names. */
export function snakeCased(path: string): string {
  return path.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
