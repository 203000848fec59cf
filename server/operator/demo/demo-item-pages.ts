import type { ItemPageReader } from '../../platform/item-page/item-page';
import { listings, type DemoListing } from './listings';

const pages = new Map<string, DemoListing>(
  Object.values(listings).map((listing) => [listing.url, listing]),
);

/** In the demo the pages of its own shops can be read; every other item is entered by hand. */
export const demoItemPages: ItemPageReader = {
  read({ href }) {
    const listing = pages.get(href);
    if (!listing) return Promise.resolve(null);
    const { name, unitPrice } = listing;
    return Promise.resolve({ name, unitPrice, description: '', imageUrl: null });
  },
};
