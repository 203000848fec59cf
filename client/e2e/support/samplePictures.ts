import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A file as a shopper chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const MEGABYTE = 1024 * 1024;

/** Returns one small picture of each supported kind (VA-04). */
export async function goodPictures(): Promise<ChosenFile[]> {
  return [
    chosen('me.png', await picture('png')),
    chosen('me.gif', await picture('gif')),
    chosen('me.jpeg', await picture('jpeg')),
    chosen('me.bmp', bitmap()),
  ];
}

/**
 * Returns a portrait photo as large as those of phones: every pixel has another colour, so that it exceeds 5
 * MB.
 */
export async function photoOfPhone(): Promise<ChosenFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 3_000, height: 2_250, channels: 3, background: '#000', noise } as const;
  const photo = sharp({ create }).withMetadata({ orientation: 6 }).jpeg({ quality: 95 });
  return { ...chosen('me.jpg', await photo.toBuffer()), mimeType: 'image/jpeg' };
}

/** Returns a picture of an unsupported kind with a misleading name. */
export async function pictureInDisguise(): Promise<ChosenFile> {
  return chosen('me.png', await picture('webp'));
}

/** Returns an SVG, which could contain a script. */
export function drawing(): ChosenFile {
  return chosen('me.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"/>'));
}

/** Cut off in the middle, as a broken download is. */
export async function halfPicture(): Promise<ChosenFile> {
  const whole = await picture('png');
  return chosen('me.png', whole.subarray(0, whole.length / 2));
}

/** 20,000 × 20,000 pixels in a file of 50 kB: one bit a pixel, all of them black. */
export function vastPicture(): ChosenFile {
  const side = 20_000;
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((1 + side / 8) * side));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND')];
  return chosen('me.png', Buffer.concat([signature, ...chunks]));
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

function pngChunk(type: string, content = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The check sum of a chunk, as the PNG standard reckons it. */
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 && 0xedb88320);
  }
  return ~crc >>> 0;
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
