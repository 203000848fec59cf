import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateApart = promisify(inflate);

/** Lengths in bytes, by the WOFF File Format 1.0. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Unwraps a WOFF font: the same tables, uncompressed. Read as WOFF, each glyph would inflate its table again,
 * which takes seconds for Chinese. Inflates outside of the event loop.
 */
export async function unwrapWoff(woff: Buffer): Promise<Buffer> {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(WOFF_HEADER + WOFF_ENTRY * index);
    const table = await readTable(woff, entry);
    const place = SFNT_HEADER + SFNT_ENTRY * index;
    entry.copy(directory, place, 0, 4);
    directory.writeUInt32BE(entry.readUInt32BE(16), place + 4);
    directory.writeUInt32BE(offset, place + 8);
    directory.writeUInt32BE(table.length, place + 12);
    const padding = Buffer.alloc(-table.length & 3);
    tables.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(tables);
}

async function readTable(woff: Buffer, entry: Buffer): Promise<Buffer> {
  const [start, packed, whole] = [4, 8, 12].map((at) => entry.readUInt32BE(at));
  const table = woff.subarray(start, start! + packed!);
  return packed! < whole! ? inflateApart(table) : table;
}
