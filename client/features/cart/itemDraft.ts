import { isWithin, pieces } from '../../ui/forms/wholeNumber';
import { fenToInput, parseYuan } from '../../ui/values/moneyText';
import type { AddCartItemInput } from '../../gql/graphql';

/** An item as it is typed: amounts are text in yuan. */
export interface ItemDraft {
  /** The listing it is added by; null where the shopper gives the link. */
  listingId: string | null;
  variantId: string | null;
  url: string;
  name: string;
  unitPrice: string;
  /** In fen, as it was read of the page; null where the shopper types the price in. */
  priceRead: number | null;
  /** Whether the shopper corrects the price that was read. */
  isPriceChanged: boolean;
  priceChangeReason: string;
  description: string;
  specification: string;
  quantity: number;
  domesticShipping: string;
  remark: string;
  image: { id: string; url: string } | null;
  /** Kinds of restricted goods that the shopper acknowledged, parted by spaces. */
  acknowledgedKinds: string;
  /** Whether the shopper wants it though its shop says that it has none left. */
  acknowledgesSoldOut: boolean;
}

const blank: ItemDraft = {
  listingId: null,
  variantId: null,
  url: '',
  name: '',
  unitPrice: '',
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
}

/** What of a listing the form is filled in with. */
export interface ReadItem extends Priced {
  id: string;
  url: string;
  title: string;
  description: string;
  variantId?: string | null;
  variants: readonly Variant[];
  domesticShipping?: { inYuan?: number | null } | null;
}

/** A draft by hand: all that is known is what was pasted. */
export function draftByHand(url: string): ItemDraft {
  return { ...blank, url };
}

/** A draft of what was read of a listing; the rest is for the shopper to fill in. */
export function draftOf(listing: ReadItem): ItemDraft {
  const { id, url, title, description, variants, domesticShipping } = listing;
  const variant = variants.find(({ variantId }) => variantId === listing.variantId);
  const shipping = domesticShipping?.inYuan;
  return {
    ...blank,
    ...{ listingId: id, url, name: title, description },
    variantId: (variant ?? variants[0])?.variantId ?? listing.variantId ?? null,
    ...priceIn(variant ?? variants[0] ?? listing, listing),
    domesticShipping: shipping == null ? '' : fenToInput(shipping),
  };
}

/** What the draft says of the price once a variant is chosen: its own one, or that of the listing. */
export function priceIn(
  variant: Priced,
  listing: Priced,
): Pick<ItemDraft, 'unitPrice' | 'priceRead'> {
  const priceRead = variant.price?.inYuan ?? listing.price?.inYuan ?? null;
  return { priceRead, unitPrice: priceRead === null ? '' : fenToInput(priceRead) };
}

/** What one piece costs in fen, as the draft stands; null where no price is typed in. */
export function unitPriceOf({
  priceRead,
  isPriceChanged,
  unitPrice,
}: Pick<ItemDraft, 'priceRead' | 'isPriceChanged' | 'unitPrice'>): number | null {
  return priceRead !== null && !isPriceChanged ? priceRead : parseYuan(unitPrice);
}

/** How many pieces are wanted; null where what is typed cannot be. */
export function quantityOf({ quantity }: Pick<ItemDraft, 'quantity'>): number | null {
  return isWithin(quantity, pieces) ? quantity : null;
}

/** The input of `addCartItem` for a draft whose fields have been checked. */
export function inputOf(draft: ItemDraft): AddCartItemInput {
  const { listingId, variantId, priceRead, isPriceChanged } = draft;
  const { name, description, specification, quantity, remark } = draft;
  const isAsRead = priceRead !== null && !isPriceChanged;
  return {
    ...(listingId === null ? { url: draft.url.trim() } : { listingId, variantId }),
    ...{ name, description, specification, quantity, remark },
    unitPrice: unitPriceOf(draft) ?? 0,
    priceChangeReason: isAsRead ? '' : draft.priceChangeReason.trim(),
    domesticShipping: parseYuan(draft.domesticShipping) ?? 0,
    imageId: draft.image?.id,
    ...(draft.acknowledgedKinds !== '' && { acknowledgesRestrictions: true }),
    ...(draft.acknowledgesSoldOut && { acknowledgesSoldOut: true }),
  };
}

/** Whether a shopper may paste this as the link of an item. */
export function isWebLink(text: string): boolean {
  const url = text.trim();
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
