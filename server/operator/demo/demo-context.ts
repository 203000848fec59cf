import type { Viewer } from '../../kernel/viewer';
import { storeImage } from '../../modules/uploads/public';
import type { Services } from '../../platform/services';
import { listings, type ListingName } from './listings';
import { drawPhotos, type Arrived } from './photos';
import { drawItem } from './pictures';

/** Context of the sample data: the real use cases, on a scripted clock. */
export interface DemoContext {
  readonly services: Services;
  readonly viewer: Viewer;
  readonly addressId: string;
  readonly pictures: Pictures;
}

/** Ids of the uploads of the sample items. */
export type Pictures = Readonly<Record<ListingName, string>>;

export async function storePictures(services: Services, userId: string): Promise<Pictures> {
  const names = Object.keys(listings) as ListingName[];
  const items = names.map(async (name) => {
    const content = await drawItem(listings[name].drawing);
    const { id } = await storeImage(services, { userId, content });
    return [name, id] as const;
  });
  return Object.fromEntries(await Promise.all(items)) as Pictures;
}

/** Stores the warehouse's photos of an arrived item; returns their ids. */
export async function takePhotos(services: Services, arrived: Arrived): Promise<string[]> {
  const photos = await drawPhotos(arrived);
  const files = photos.map((content) => ({ userId: null, content }));
  const kept = await Promise.all(files.map((file) => storeImage(services, file)));
  return kept.map(({ id }) => id);
}
