import type {
  Availability,
  PublishedItem,
  PublishedPrice,
} from '../../../platform/item-page/reading';

/** The instant at which the pages are read. */
export const READ_AT = new Date('2026-06-01T12:00:00Z');

export const PAGE_URL = 'https://shop.test/item/1';

/** The fields read from a page, in a short form; missing ones are left out. */
export interface Summary {
  readonly title?: string;
  readonly description?: string;
  readonly images?: readonly string[];
  /** `128.5 CNY`. */
  readonly price?: string;
  readonly availability?: Availability;
  /** `id: name=value, name=value: price availability`, without what is missing. */
  readonly variants?: readonly string[];
  readonly shopName?: string;
  readonly shipping?: string;
}

/** A page of a shop, written after a vocabulary's documentation, and what it says. */
export interface PublishedPage {
  /** The visible content of the page around the vocabulary. */
  readonly shows: string;
  readonly html: string;
  /** Its URL, if that matters; `PAGE_URL` by default. */
  readonly url?: string;
  /** Null: nothing of an item. */
  readonly says: Summary | null;
}

/** A page whose head holds each object in a script of JSON-LD. */
export function ldPage(...objects: readonly object[]): string {
  const scripts = objects.map(
    (object) =>
      `<script type="application/ld+json">${JSON.stringify(object).replaceAll('<', '\\u003c')}</script>`,
  );
  return `<html><head><title>Shop</title>${scripts.join('\n')}</head><body>…</body></html>`;
}

export function summaryOf(item: PublishedItem): Summary {
  const { title, description, imageUrls, price, availability, variants, shopName, shipping } = item;
  return {
    title,
    ...(description && { description }),
    ...(imageUrls.length > 0 && { images: imageUrls }),
    ...(price && { price: shown(price) }),
    ...(availability !== 'UNKNOWN' && { availability }),
    ...(variants.length > 0 && { variants: variants.map(variantLine) }),
    ...(shopName && { shopName }),
    ...(shipping && { shipping: shown(shipping) }),
  };
}

function variantLine({ id, options, price, availability }: PublishedItem['variants'][number]) {
  const told = options.map(({ name, value }) => (name ? `${name}=${value}` : value)).join(', ');
  const sold = [price && shown(price), availability !== 'UNKNOWN' && availability];
  return [id, told, sold.filter(Boolean).join(' ')].filter(Boolean).join(': ');
}

function shown({ amount, currency }: PublishedPrice): string {
  return `${amount} ${currency}`;
}
