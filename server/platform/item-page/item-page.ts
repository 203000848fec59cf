import type { Money } from '../../kernel/money';

/** What could be read from a shop's page. */
export interface ItemPage {
  readonly name: string;
  readonly unitPrice: Money | null;
  readonly description: string;
  readonly imageUrl: string | null;
}

/** Reads the page of an item in an overseas shop. */
export interface ItemPageReader {
  /** Null where the page cannot be read; the shopper then fills in the form by hand (VA-11). */
  read(url: URL): Promise<ItemPage | null>;
}

/** Reads no page: every item is entered by hand. */
export const noItemPages: ItemPageReader = { read: () => Promise.resolve(null) };
