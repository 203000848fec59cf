import { openBmp } from './bmp';

const [RED, GREEN, BLUE] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];

/** Returns a bitmap of 3 × 2 pixels with a palette of red, green and blue; `rows` from the lowest up. */
function bitmap(bits: number, rows: number[][], { packing = 0, isCore = false } = {}): Buffer {
  const colors = [RED, GREEN, BLUE].map(([r = 0, g = 0, b = 0]) => [b, g, r]);
  const palette = Buffer.from(colors.flatMap((color) => (isCore ? color : [...color, 0])));
  const pixels = Buffer.from(rows.flat());
  const header = Buffer.alloc(isCore ? 12 : 40);
  header.writeUInt32LE(header.length);
  if (isCore) {
    header.writeUInt16LE(3, 4);
    header.writeUInt16LE(2, 6);
    header.writeUInt16LE(1, 8);
    header.writeUInt16LE(bits, 10);
  } else {
    header.writeInt32LE(3, 4);
    header.writeInt32LE(2, 8);
    header.writeUInt16LE(1, 12);
    header.writeUInt16LE(bits, 14);
    header.writeUInt32LE(packing, 16);
    header.writeUInt32LE(3, 32);
  }
  const file = Buffer.alloc(14);
  file.write('BM');
  file.writeUInt32LE(14 + header.length + palette.length, 10);
  return Buffer.concat([file, header, palette, pixels]);
}

/** The upper row is green, red, blue; the lower one blue, blue, red. */
const places = [1, 0, 2, 2, 2, 0];

test.each<[string, Buffer]>([
  [
    '8 bits',
    bitmap(8, [
      [2, 2, 0, 0],
      [1, 0, 2, 0],
    ]),
  ],
  [
    '4 bits',
    bitmap(4, [
      [0x22, 0x00, 0, 0],
      [0x10, 0x20, 0, 0],
    ]),
  ],
  [
    '8 bits, packed',
    bitmap(
      8,
      [
        [2, 2, 1, 0, 0, 0],
        [0, 3, 1, 0, 2, 0, 0, 1],
      ],
      { packing: 1 },
    ),
  ],
  [
    '4 bits, packed',
    bitmap(
      4,
      [
        [2, 0x22, 1, 0x00, 0, 0],
        [0, 3, 0x10, 0x20, 0, 1],
      ],
      { packing: 2 },
    ),
  ],
  [
    'OS/2',
    bitmap(
      8,
      [
        [2, 2, 0, 0],
        [1, 0, 2, 0],
      ],
      { isCore: true },
    ),
  ],
])('A bitmap with a palette has the colours a browser shows: %s (VA-04)', async (_, content) => {
  const { width, height, pixels } = await openBmp(content, 100);
  expect([width, height]).toEqual([3, 2]);
  const shown = places.flatMap((place) => [...([RED, GREEN, BLUE][place] ?? []), 255]);
  expect([...pixels]).toEqual(shown);
});

test('A bitmap of two colours has one bit for each pixel (VA-04)', async () => {
  const { pixels } = await openBmp(
    bitmap(1, [
      [0b01000000, 0, 0, 0],
      [0b10100000, 0, 0, 0],
    ]),
    100,
  );
  expect([...pixels].filter((_, at) => at % 4 === 0)).toEqual([0, 255, 0, 255, 0, 255]);
});

test.each<[string, Buffer]>([
  ['cut off', bitmap(8, [[2, 2, 0, 0]])],
  ['of a header nobody knows', Buffer.concat([bitmap(8, []).subarray(0, 14), Buffer.alloc(60)])],
  ['without one', Buffer.from('BM')],
])('A bitmap that is %s is refused', async (_, content) => {
  await expect(openBmp(content, 100)).rejects.toThrow();
});
