import sharp from 'sharp';

/** A file as a shopper chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const MEGABYTE = 1024 * 1024;

/** One small picture of every kind that may stand for a shopper (VA-04). */
export async function goodPictures(): Promise<ChosenFile[]> {
  return [
    chosen('me.png', await picture('png')),
    chosen('me.gif', await picture('gif')),
    chosen('me.jpeg', await picture('jpeg')),
    chosen('me.bmp', bitmap()),
  ];
}

/** Of a kind that is not taken, whatever its name says. */
export async function pictureInDisguise(): Promise<ChosenFile> {
  return chosen('me.png', await picture('webp'));
}

/** One byte would have to go. */
export function largePicture(): ChosenFile {
  return chosen('me.png', Buffer.alloc(2 * MEGABYTE));
}

export function noPicture(): ChosenFile {
  return chosen('me.txt', Buffer.from('Mei'));
}

function chosen(name: string, buffer: Buffer): ChosenFile {
  return { name, mimeType: '', buffer };
}

function picture(format: 'png' | 'gif' | 'jpeg' | 'webp'): Promise<Buffer> {
  const create = { width: 320, height: 200, channels: 3, background: '#0b5d4e' } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

/** A Windows bitmap of 2 × 2 pixels; sharp does not write any. */
function bitmap(): Buffer {
  const header = 54;
  const pixels = 16;
  const file = Buffer.alloc(header + pixels, 0x80);
  file.fill(0, 0, header).write('BM');
  const numbers = { 2: header + pixels, 10: header, 14: 40, 18: 2, 22: 2, 34: pixels };
  for (const [place, value] of Object.entries(numbers)) file.writeUInt32LE(value, Number(place));
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}
