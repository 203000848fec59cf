import { useState } from 'react';
import { useText } from '../../i18n/useText';
import { Button } from '../Button';
import { redrawn } from './redrawn';

export interface RedrawButtonProps {
  /** Refused for its kind or size. */
  file: File;
  /** The most that the server takes. */
  maxBytes: number;
  onRedrawn: (file: File) => void;
}

/** Draws a picture anew as a JPEG that is taken; nothing for what the browser cannot read. */
export function RedrawButton({ file, maxBytes, onRedrawn }: RedrawButtonProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [isReadable, setReadable] = useState(isPicture(file));

  async function redraw() {
    setBusy(true);
    const smaller = await redrawn(file, maxBytes);
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
