const FILE_HEADER_BYTES = 14;
/** Of OS/2, with shorter numbers and colours of three bytes. */
const CORE_HEADER_BYTES = 12;
const INFO_HEADER_BYTES = 40;
/** Encodings of pixels in the file: plain, run-length encoded, or plain with colour masks. */
const [PLAIN, RUNS_OF_8, RUNS_OF_4, MASKED] = [0, 1, 2, 3];

/** The header of a bitmap. */
export interface BmpHeader {
  readonly width: number;
  readonly height: number;
  readonly isTopDown: boolean;
  /** Bits per pixel; up to 8 it is an index into the palette. */
  readonly bits: number;
  readonly isPacked: boolean;
  /** Offset of the pixels. */
  readonly start: number;
  /** Length of an uncompressed row. */
  readonly rowBytes: number;
  readonly palette: { readonly offset: number; readonly entryBytes: number };
}

/**
 * Reads the header. @throws Error if the picture is truncated, of an unsupported kind, or larger than
 * `maxPixels`
 */
export function readBmpHeader(content: Buffer, maxPixels: number): BmpHeader {
  const headerBytes = content.readUInt32LE(FILE_HEADER_BYTES);
  const isCore = headerBytes === CORE_HEADER_BYTES;
  if (!isCore && headerBytes < INFO_HEADER_BYTES) throw new Error('A bitmap of an unknown header');
  const width = isCore ? content.readUInt16LE(18) : content.readInt32LE(18);
  const rows = isCore ? content.readUInt16LE(20) : content.readInt32LE(22);
  const height = Math.abs(rows);
  const bits = content.readUInt16LE(isCore ? 24 : 28);
  const packing = isCore ? PLAIN : content.readUInt32LE(30);
  const start = content.readUInt32LE(10);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const isPacked = packing === (bits === 8 ? RUNS_OF_8 : RUNS_OF_4) && (bits === 8 || bits === 4);
  const isPlain = packing === PLAIN || (packing === MASKED && bits > 8);
  const isSound =
    width > 0 &&
    height > 0 &&
    width * height <= maxPixels &&
    (isPacked || (isPlain && [1, 4, 8, 16, 24, 32].includes(bits))) &&
    start + (isPacked ? 0 : rowBytes * height) <= content.length;
  if (!isSound) throw new Error('A bitmap that is cut off, too large or of an unknown kind');
  const palette = { offset: FILE_HEADER_BYTES + headerBytes, entryBytes: isCore ? 3 : 4 };
  return { width, height, isTopDown: rows < 0, bits, isPacked, start, rowBytes, palette };
}
