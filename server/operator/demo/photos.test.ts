import sharp from 'sharp';
import { listings } from './listings';
import { drawPhotos, type Arrived } from './photos';

const listed: readonly Arrived[] = Object.values(listings);
const unknown = (name: string): Arrived => ({ name, size: [240, 180, 90] });
const textOf = (photo: Buffer) => photo.toString('base64');

describe('The photos of the demo warehouse', () => {
  it('differ from item to item, each showing the item or its box', async () => {
    const photos = (await Promise.all(listed.map(drawPhotos))).flat();
    expect(photos).toHaveLength(2 * listed.length);
    expect(new Set(photos.map(textOf)).size).toBe(photos.length);
  });

  it('of boxes of one size differ by the names on their labels', async () => {
    const photos = (await Promise.all([unknown('Vase'), unknown('Bowl')].map(drawPhotos))).flat();
    expect(photos).toHaveLength(2);
    expect(textOf(photos[0]!)).not.toBe(textOf(photos[1]!));
  });

  it('are the same for the same item', async () => {
    const [first, again] = await Promise.all([listed[0]!, listed[0]!].map(drawPhotos));
    expect(first!.map(textOf)).toEqual(again!.map(textOf));
  });

  it('are small, also of what is very flat or long', async () => {
    const flat: Arrived = { name: 'Poster', size: [1200, 40, 5], drawing: 'book' };
    for (const photo of (await Promise.all([...listed, flat].map(drawPhotos))).flat()) {
      expect(photo.length).toBeLessThan(30_000);
      expect(await sharp(photo).metadata()).toMatchObject({ width: 640, height: 480 });
    }
  });
});
