import { isWithin, pieces } from '../../ui/forms/wholeNumber';
import { fenToInput, parseYuan } from '../../ui/values/moneyText';
import type { AddCartItemInput, Currency } from '../../gql/graphql';
import { shopCurrency } from './shopCurrency';

/** An item as it is typed: amounts are text, in yuan but for the unit price. */
export interface ItemDraft {
  /** The listing it is added by; null where the shopper gives the link. */
  listingId: string | null;
  variantId: string | null;
  /** The chosen options of the variants. */
  options: readonly { name: string; value: string }[];
  url: string;
  name: string;
  unitPrice: string;
  /** In which a unit price is typed in that was not read. */
  currency: Currency;
  /** In fen, as it was read of the page; null where the shopper types the price in. */
  priceRead: number | null;
  /** True if the shopper corrects the price that was read. */
  isPriceChanged: boolean;
  priceChangeReason: string;
  description: string;
  specification: string;
  quantity: number;
  domesticShipping: string;
  remark: string;
  /** Without an id while it waits in the tab of a guest. */
  image: { id: string; url: string } | null;
  /** Kinds of restricted goods that the shopper acknowledged, parted by spaces. */
  acknowledgedKinds: string;
  /** True if the shopper wants it though its shop says that it has none left. */
  acknowledgesSoldOut: boolean;
}

const blank: ItemDraft = {
  listingId: null,
  variantId: null,
  options: [],
  url: '',
  name: '',
  unitPrice: '',
  currency: 'CNY',
  priceRead: null,
  isPriceChanged: false,
  priceChangeReason: '',
  description: '',
  specification: '',
  quantity: 1,
  domesticShipping: '',
  remark: '',
  image: null,
  acknowledgedKinds: '',
  acknowledgesSoldOut: false,
};

/** A price that was read, in fen; null where it has none in yuan. */
interface Priced {
  price?: { inYuan?: number | null } | null;
}

/** A form in which an item is sold. */
export interface Variant extends Priced {
  variantId: string;
  specification: string;
  options: readonly { name: string; value: string }[];
}

/** Values of a listing that fill the form. */
export interface ReadItem extends Priced {
  id: string;
  url: string;
  title: string;
  description: string;
  variantId?: string | null;
  variants: readonly Variant[];
  domesticShipping?: { inYuan?: number | null } | null;
}

/** Returns a draft with nothing known but the pasted text: a link or the name of the item. */
export function draftByHand(url: string, name = ''): ItemDraft {
  return { ...blank, url, name, currency: shopCurrency(url) };
}

/** A draft of what was read of a listing; the rest is for the shopper to fill in. */
export function draftOf(listing: ReadItem): ItemDraft {
  const { id, url, title, description, variants, domesticShipping } = listing;
  // The link may say which one; where there is one alone, nothing is to be chosen.
  const chosen = variants.find(({ variantId }) => variantId === listing.variantId);
  const variant = chosen ?? (variants.length === 1 ? variants[0] : undefined);
  const shipping = domesticShipping?.inYuan;
  return {
    ...blank,
    ...{ listingId: id, url, name: title, description },
    currency: shopCurrency(url),
    variantId: variant?.variantId ?? (variants.length > 0 ? null : (listing.variantId ?? null)),
    options: variant?.options ?? sharedOptions(variants),
    ...priceIn(variant, listing),
    domesticShipping: shipping == null ? '' : fenToInput(shipping),
  };
}

/** Returns the options without a choice: those that are the same in every variant. */
function sharedOptions([first, ...others]: readonly Variant[]): ItemDraft['options'] {
  const has = ({ options }: Variant, { name, value }: ItemDraft['options'][number]) =>
    options.some((option) => option.name === name && option.value === value);
  return first?.options.filter((option) => others.every((other) => has(other, option))) ?? [];
}

/**
 * Returns the price fields of the draft: from the chosen variant, or else the listing, or its first variant
 * while none is chosen.
 */
export function priceIn(
  variant: Priced | undefined,
  { price, variants }: Pick<ReadItem, 'price' | 'variants'>,
): Pick<ItemDraft, 'unitPrice' | 'priceRead'> {
  const others = variant ? [] : variants;
  const priced = [variant?.price, price, ...others.map((one) => one.price)];
  const priceRead = priced.map((one) => one?.inYuan).find((fen) => fen != null) ?? null;
  return { priceRead, unitPrice: priceRead === null ? '' : fenToInput(priceRead) };
}

/** Returns the price of one piece in fen; null without a price. */
export function unitPriceOf({
  priceRead,
  isPriceChanged,
  unitPrice,
}: Pick<ItemDraft, 'priceRead' | 'isPriceChanged' | 'unitPrice'>): number | null {
  return priceRead !== null && !isPriceChanged ? priceRead : parseYuan(unitPrice);
}

/** Returns the quantity; null if the typed text is not a valid one. */
export function quantityOf({ quantity }: Pick<ItemDraft, 'quantity'>): number | null {
  return isWithin(quantity, pieces) ? quantity : null;
}

/** The price as it goes to the server, which alone converts it. */
function typedPriceOf(
  draft: ItemDraft,
): Pick<AddCartItemInput, 'unitPrice' | 'originalAmount' | 'originalCurrency'> {
  const { priceRead, currency, unitPrice } = draft;
  if (priceRead !== null || currency === 'CNY') return { unitPrice: unitPriceOf(draft) ?? 0 };
  const originalAmount = fenToInput(parseYuan(unitPrice) ?? 0).replace(/\.00$/, '');
  return { originalAmount, originalCurrency: currency };
}

/** The input of `addCartItem` for a draft whose fields have been checked. */
export function inputOf(draft: ItemDraft): AddCartItemInput {
  const { listingId, variantId, priceRead, isPriceChanged } = draft;
  const { name, description, specification, quantity, remark } = draft;
  const isAsRead = priceRead !== null && !isPriceChanged;
  return {
    ...(listingId === null ? { url: draft.url.trim() } : { listingId, variantId }),
    ...{ name, description, specification, quantity, remark },
    ...typedPriceOf(draft),
    priceChangeReason: isAsRead ? '' : draft.priceChangeReason.trim(),
    domesticShipping: parseYuan(draft.domesticShipping) ?? 0,
    imageId: draft.image?.id,
    ...(draft.acknowledgedKinds !== '' && { acknowledgesRestrictions: true }),
    ...(draft.acknowledgesSoldOut && { acknowledgesSoldOut: true }),
  };
}

/** Returns whether a shopper may paste this as the link of an item. */
export function isWebLink(text: string): boolean {
  const url = text.trim();
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
