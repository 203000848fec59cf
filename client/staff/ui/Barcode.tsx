import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

interface BarcodeProps {
  kind: 'code128' | 'qrcode';
  text: string;
  /** What a screen reader says of it. */
  label: string;
}

/** Height of the bars in millimetres; the picture keeps its shape. */
const BARS_MM = 12;
const QUIET_MODULES = 10;

/** Draws a code; the library comes with the first one. */
async function drawingOf({ kind, text }: Pick<BarcodeProps, 'kind' | 'text'>): Promise<string> {
  const { code128, drawingSVG, qrcode } = await import('bwip-js/browser');
  const options = { bcid: kind, text, paddingwidth: QUIET_MODULES, paddingheight: 4, scale: 2 };
  const svg =
    kind === 'code128'
      ? code128({ ...options, height: BARS_MM }, drawingSVG())
      : qrcode(options, drawingSVG());
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A real Code 128 or QR code, black on white in dark colours too: scanners want it so. */
export function Barcode({ kind, text, label }: BarcodeProps) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isStale = false;
    void drawingOf({ kind, text }).then(
      (drawn) => !isStale && setPicture(drawn),
      // The text stands below or beside it and can be typed.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [kind, text]);
  return <Picture src={picture} alt={label} data-kind={kind} />;
}

const Picture = chakra('img', {
  base: {
    maxWidth: '100%',
    background: '#ffffff',
    '&[data-kind=code128]': { height: '74px' },
    '&[data-kind=qrcode]': { boxSize: '148px' },
  },
});
