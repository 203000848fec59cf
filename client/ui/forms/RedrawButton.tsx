import { useState } from 'react';
import { useText } from '../../i18n/useText';
import { Button } from '../Button';

export interface RedrawButtonProps {
  /** Refused for its kind or size. */
  file: File;
  /** Says whether kind and bytes of a file are such as the server takes. */
  isTaken: (file: File) => boolean;
  onRedrawn: (file: File) => void;
}

/** Draws a picture anew as a JPEG that is taken; nothing for what the browser cannot read. */
export function RedrawButton({ file, isTaken, onRedrawn }: RedrawButtonProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [isReadable, setReadable] = useState(isPicture(file));

  async function redraw() {
    setBusy(true);
    const smaller = await redrawn(file, isTaken);
    setBusy(false);
    if (smaller) onRedrawn(smaller);
    else setReadable(false);
  }

  if (!isReadable) return null;
  return (
    <Button size="sm" marginTop="2" isBusy={isBusy} onClick={() => void redraw()}>
      {text('common.redraw')}
    </Button>
  );
}

/** A photograph or drawing in pixels; a gif may move, and would stand still once drawn anew. */
function isPicture({ type }: File): boolean {
  return /^image\/(?!gif|svg)/.test(type);
}

/** More than any page shows, and little enough for the canvas of any phone. */
const LONGEST_SIDE = 2560;
/** Of JPEG: the first that is small enough. */
const QUALITIES = [0.88, 0.75, 0.5];

/**
 * Returns a picture drawn anew, as JPEG and upright as it was taken, its longest side at most 2,560 pixels; null where
 * the browser cannot read it. `isTaken` says whether a file is such as the server takes (VA-04, VA-05).
 */
async function redrawn(file: File, isTaken: (file: File) => boolean): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const canvas = drawn(bitmap);
  bitmap.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    const smaller = blob && new File([blob], jpegNameOf(file.name), { type: 'image/jpeg' });
    if (smaller && isTaken(smaller)) return smaller;
  }
  return null;
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
