import { DomainError } from '../../kernel/errors';
import type { Money } from '../../kernel/money';
import type { Services } from '../../platform/services';
import {
  hostOf,
  isPictureOf,
  itemAtLink,
  keepPicture,
  Listing,
  pictureIdOf,
  priceOf,
  specificationOf,
  urlAt,
  variantOf,
  type LinkedItem,
} from '../listings/public';
import type { CartItem } from './cart-item.entity';
import type { AddCartItemInput } from './cart.inputs';
import { fieldRefusal, required } from './item-refusals';
import type { SoldAt } from './merge-key';
import { isPriceChanged } from './price-change';
import { priceInYuan, readTypedPrice, type OriginalPrice } from './typed-price';

type Typed = 'quantity' | 'domesticShipping' | 'remark' | 'isSelected';

/** Data of an item from its listing, or from the form that was filled in by hand. */
export interface Described {
  readonly soldAt: SoldAt;
  readonly item: Omit<CartItem, Typed | 'id' | 'userId' | 'createdAt' | 'mergeKey'>;
  /** The shopper's own picture; null if it is the listing's, or none. */
  readonly ownImageId: string | null;
  /** True if the shop reports it as sold out. */
  readonly isSoldOut: boolean;
}

/**
 * Describes an item by what was read of its listing; name, description, specification and price of the form
 * take precedence. Fetches the listing's picture if it is not stored yet. Two statements.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED for an unknown variant, if name or price are missing in
 *   both, and if the price differs from what was read without a reason (VA-07)
 */
export async function describeListed(
  services: Services,
  input: AddCartItemInput,
  listingId: string,
): Promise<Described> {
  const listing = await services.db.read.findOneBy(Listing, { id: listingId });
  if (!listing) throw new DomainError('NOT_FOUND');
  const variant = variantOf(listing, input.variantId ?? null);
  if (input.variantId && !variant && listing.variants.length > 0)
    throw fieldRefusal('variantId', 'unknownChoice');
  const price = priceOf(listing, variant);
  const priceRead = price?.inYuan || null;
  const variantId = input.variantId ?? null;
  const url = urlAt(listing, variantId);
  const specification = input.specification || (variant ? specificationOf(variant) : '');
  const typed = await readTypedPrice(services, input);
  const original = priceRead === null && typed ? typed : originalOf(price);
  const isListings = await isPictureOf(services, listing, input.imageId ?? null);
  return {
    soldAt: listing,
    ownImageId: isListings ? null : (input.imageId ?? null),
    isSoldOut: (variant ?? listing.published)?.availability === 'OUT_OF_STOCK',
    item: {
      ...{ url, shop: hostOf(url), shopName: listing.published?.shopName || null },
      ...{ listingId, variantId, specification, priceRead, ...original },
      ...pricesOf(input, typed?.unitPrice ?? null, priceRead),
      name: input.name ?? required('name', listing.published?.title.trim()),
      description: input.description || (listing.published?.description ?? ''),
      imageId: input.imageId ?? (await imageOf(services, listing, variant?.imageUrl ?? null)),
    },
  };
}

/** Returns the shop's price in another currency, as read from its page. */
function originalOf(price: ReturnType<typeof priceOf>): OriginalPrice {
  if (!price?.inYuan || price.currency === 'CNY') return priceInYuan;
  return {
    ...{ originalAmount: price.amount, originalCurrency: price.currency },
    ...{ originalRate: price.rate, originalRateAsOf: price.rateAsOf },
  };
}

/** Returns the price to pay; a corrected price needs a reason, unless it equals the one that was read. */
function pricesOf(
  input: AddCartItemInput,
  typed: Money | null,
  priceRead: Money | null,
): Pick<CartItem, 'unitPrice' | 'priceChangeReason'> {
  const unitPrice = typed ?? required('unitPrice', priceRead);
  const isChanged = isPriceChanged({ unitPrice, priceRead });
  if (isChanged && !input.priceChangeReason && !input.createdAt)
    throw fieldRefusal('priceChangeReason', 'priceChangeReason');
  return { unitPrice, priceChangeReason: isChanged ? input.priceChangeReason : '' };
}

/** Returns the picture of the variant, or the listing's first one. */
async function imageOf(
  services: Services,
  { published }: Listing,
  variantUrl: string | null,
): Promise<string | null> {
  const url = variantUrl ?? published?.imageUrls[0];
  return url ? keepPicture(services, pictureIdOf(url)) : null;
}

/**
 * Describes an item by the form alone.
 * @throws DomainError VALIDATION_FAILED; EXCHANGE_RATES_UNAVAILABLE
 */
export async function describeByHand(
  services: Services,
  input: AddCartItemInput,
): Promise<Described> {
  const { specification, description, imageId = null } = input;
  const link = linkOf(services, required('url', input.url));
  const price = required('unitPrice', await readTypedPrice(services, input));
  return {
    soldAt: link,
    ownImageId: imageId,
    isSoldOut: false,
    item: {
      ...{ url: link.url, shop: hostOf(link.url), shopName: null },
      ...{ specification, description, imageId, ...price },
      name: required('name', input.name),
      ...{ priceRead: null, priceChangeReason: '' },
      ...{ listingId: null, variantId: link.variantId },
    },
  };
}

/** An invalid link is reported at the field that it was typed into. */
function linkOf(services: Services, url: string): LinkedItem {
  try {
    return itemAtLink(services, url);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw fieldRefusal('url', error.code === 'LINK_NOT_PUBLIC' ? 'publicLink' : 'link');
  }
}
