import { saveDraftPicture } from '../../apollo/drafts';
import { resizedJpeg } from '../../ui/forms/resizedJpeg';

/** A `data:` address is a third longer, and session storage holds about five million characters. */
const MAX_BYTES = 1024 * 1024;

/**
 * Keeps the picture of a guest's form in their tab, drawn smaller where it is over 1 MB. Returns its `data:` address; null
 * where the browser has no room for it, or cannot make it so small.
 */
export async function keepGuestPicture(of: string, file: File): Promise<string | null> {
  const small = file.size > MAX_BYTES ? await resizedJpeg(file, MAX_BYTES) : file;
  if (!small) return null;
  const url = await dataAddressOf(small);
  return saveDraftPicture(of, url) ? url : null;
}

function dataAddressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error());
    // A file's type follows from its name; browsers display a picture by its content, whatever the declared
    // type.
    reader.readAsDataURL(new Blob([file], { type: 'image/jpeg' }));
  });
}

/** Returns the picture as a file; the server detects its type by its content. */
export function fileOf(dataAddress: string): File {
  const [, content = ''] = dataAddress.split(',');
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new File([bytes], 'picture.jpg', { type: 'image/jpeg' });
}
