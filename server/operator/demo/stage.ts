import type { Viewer } from '../../kernel/viewer';
import { storeImage } from '../../modules/uploads/public';
import type { Services } from '../../platform/services';
import { listings, type ListingName } from './listings';
import { drawBox, drawItem } from './pictures';

/** Where the sample story plays: the real use cases, on a scripted clock. */
export interface Stage {
  readonly services: Services;
  readonly viewer: Viewer;
  readonly addressId: string;
  readonly pictures: Pictures;
}

/** Ids of the uploads that the sample items show. */
export interface Pictures {
  readonly items: Readonly<Record<ListingName, string>>;
  readonly boxes: readonly string[];
}

export async function storePictures(services: Services, userId: string): Promise<Pictures> {
  const names = Object.keys(listings) as ListingName[];
  const items = names.map(async (name) => {
    const content = await drawItem(listings[name].drawing);
    const { id } = await storeImage(services, { userId, content, fileName: 'item.png' });
    return [name, id] as const;
  });
  return {
    items: Object.fromEntries(await Promise.all(items)) as Record<ListingName, string>,
    boxes: await storeBoxes(services),
  };
}

/** Photos of the warehouse's camera. */
export function storeBoxes(services: Services): Promise<string[]> {
  const shades = ['#c79a63', '#b98a55', '#d1a873'];
  return Promise.all(
    shades.map(async (shade) => {
      const file = { userId: null, content: await drawBox(shade), fileName: 'box.png' };
      return (await storeImage(services, file)).id;
    }),
  );
}
