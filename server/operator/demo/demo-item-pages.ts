import { createHash } from 'node:crypto';
import type { ItemPageReader } from '../../platform/item-page/item-page';
import { newFileName, publicPathOf, type Storage } from '../../platform/storage/storage';
import { listings, type DemoListing } from './listings';
import { drawItem, ITEM_SIDE, type Drawing } from './pictures';

const pages = new Map<string, DemoListing>(
  Object.values(listings).map((listing) => [listing.url, listing]),
);

/** In the demo the pages of its own shops can be read; every other item is entered by hand. */
export function demoItemPages(storage: Storage): ItemPageReader {
  const hung = new Map<Drawing, Promise<string>>();

  /** Where the shop's picture is served: drawn once, under the name that its content gives it. */
  async function hang(drawing: Drawing): Promise<string> {
    const content = await drawItem(drawing);
    const size = { width: ITEM_SIDE, height: ITEM_SIDE };
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    const fileName = newFileName({ extension: '.png', ...size }, hash);
    await storage.put(fileName, content);
    return publicPathOf(fileName);
  }

  return {
    async read({ href }) {
      const listing = pages.get(href);
      if (!listing) return null;
      const { name, unitPrice, drawing } = listing;
      const picture = hung.get(drawing) ?? hang(drawing);
      hung.set(drawing, picture);
      return { name, unitPrice, description: '', imageUrl: await picture };
    },
  };
}
