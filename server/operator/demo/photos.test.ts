import sharp from 'sharp';
import { listings } from './listings';
import { drawPhotos, type Arrived } from './photos';

const listed: readonly Arrived[] = Object.values(listings);
const unknown = (name: string): Arrived => ({ name, size: [240, 180, 90], grams: 480 });
const textOf = (photo: Buffer) => photo.toString('base64');

describe('The photos of the demo warehouse', () => {
  it('differ from item to item: the item unpacked, on the scale, and its box', async () => {
    const photos = (await Promise.all(listed.map(drawPhotos))).flat();
    expect(photos).toHaveLength(3 * listed.length);
    expect(new Set(photos.map(textOf)).size).toBe(photos.length);
  });

  it('of boxes of one size differ by the names on their labels', async () => {
    const photos = (await Promise.all([unknown('Vase'), unknown('Bowl')].map(drawPhotos))).flat();
    expect(photos).toHaveLength(4);
    expect(new Set(photos.map(textOf)).size).toBe(4);
  });

  it('show what the scale shows', async () => {
    const [light, heavy] = await Promise.all(
      [480, 481].map((grams) => drawPhotos({ ...unknown('Vase'), grams })),
    );
    const isSame = light!.map((photo, index) => textOf(photo) === textOf(heavy![index]!));
    expect(isSame).toEqual([true, false]);
  });

  it('are the same for the same item', async () => {
    const [first, again] = await Promise.all([listed[0]!, listed[0]!].map(drawPhotos));
    expect(first!.map(textOf)).toEqual(again!.map(textOf));
  });

  it('are small, also of what is very flat or long', async () => {
    const flat: Arrived = { name: 'Poster', size: [1200, 40, 5], grams: 90, drawing: 'book' };
    for (const photo of (await Promise.all([...listed, flat].map(drawPhotos))).flat()) {
      expect(photo.length).toBeLessThan(30_000);
      expect(await sharp(photo).metadata()).toMatchObject({ width: 640, height: 480 });
    }
  });
});
