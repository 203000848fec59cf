import { fenToInput, parseYuan } from '../../ui/values/moneyText';
import type { AddCartItemInput } from '../../gql/graphql';

/** An item as it is typed: amounts are text in yuan. */
export interface ItemDraft {
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
  /** Where the picture of the shop's page is; it is taken where the shopper chooses none. */
  shopPicture: string | null;
}

const blank: ItemDraft = {
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
  shopPicture: null,
};

interface Known {
  url: string;
  name?: string | null;
  /** In fen. */
  unitPrice?: number | null;
  description?: string | null;
  image?: { url: string } | null;
}

/** A draft of what is known of a listing; the rest is for the shopper to fill in. */
export function draftOf({ url, name, unitPrice, description, image }: Known): ItemDraft {
  return {
    ...blank,
    url,
    name: name ?? '',
    unitPrice: unitPrice == null ? '' : fenToInput(unitPrice),
    priceRead: unitPrice ?? null,
    description: description ?? '',
    shopPicture: image?.url ?? null,
  };
}

/** The input of `addCartItem` for a draft whose fields have been checked. */
export function inputOf(draft: ItemDraft): AddCartItemInput {
  const { image, isPriceChanged, shopPicture: _, ...fields } = draft;
  const { priceRead, priceChangeReason } = fields;
  const isAsRead = priceRead !== null && !isPriceChanged;
  return {
    ...fields,
    url: draft.url.trim(),
    unitPrice: isAsRead ? priceRead : (parseYuan(draft.unitPrice) ?? 0),
    priceChangeReason: isAsRead ? '' : priceChangeReason.trim(),
    domesticShipping: parseYuan(draft.domesticShipping) ?? 0,
    imageId: image?.id,
  };
}

/** Whether a shopper may paste this as the link of an item. */
export function isWebLink(text: string): boolean {
  const url = text.trim();
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
