import { createHash } from 'node:crypto';
import { DomainError } from '../../kernel/errors';
import type { Money } from '../../kernel/money';
import type { ValidationKey } from '../../platform/graphql/validation-keys';
import { InputRefused } from '../../platform/graphql/validate-input';
import type { Services } from '../../platform/services';
import {
  hostOf,
  identityOf,
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
import { isPriceChanged } from './price-change';

/** What of an item is read of its listing, or stands in the form that was filled in by hand. */
export type DescribedItem = Omit<
  CartItem,
  'id' | 'userId' | 'quantity' | 'domesticShipping' | 'remark' | 'isSelected' | 'createdAt'
>;

/**
 * Describes an item by what was read of its listing; what the form says of name, description,
 * specification and price wins. Fetches the listing's picture where nobody has seen it yet. Two
 * statements.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED for an unknown variant, where name or price are known
 * of neither, and where the price differs from what was read without a reason (VA-07)
 */
export async function describeListed(
  services: Services,
  input: AddCartItemInput,
  listingId: string,
): Promise<DescribedItem> {
  const listing = await services.db.read.findOneBy(Listing, { id: listingId });
  if (!listing) throw new DomainError('NOT_FOUND');
  const variant = variantOf(listing, input.variantId ?? null);
  if (input.variantId && !variant && listing.variants.length > 0)
    throw refusal('variantId', 'unknownChoice');
  const price = priceOf(listing, variant);
  const priceRead = price?.inYuan || null;
  const variantId = input.variantId ?? null;
  const url = urlAt(listing, variantId);
  const specification = input.specification || (variant ? specificationOf(variant) : '');
  const isForeign = price !== null && priceRead !== null && price.currency !== 'CNY';
  return {
    ...{ url, shop: hostOf(url), shopName: listing.published?.shopName || null },
    ...{ listingId, variantId, specification, priceRead },
    ...pricesOf(input, priceRead),
    name: input.name ?? required('name', listing.published?.title.trim()),
    description: input.description || (listing.published?.description ?? ''),
    mergeKey: mergeKeyOf({ ...listing, variantId }, specification),
    imageId: input.imageId ?? (await imageOf(services, listing, variant?.imageUrl ?? null)),
    originalAmount: isForeign ? price.amount : null,
    originalCurrency: isForeign ? price.currency : null,
  };
}

/** What the shopper pays; a price that was corrected says why, unless it comes back as it was. */
function pricesOf(
  input: AddCartItemInput,
  priceRead: Money | null,
): Pick<CartItem, 'unitPrice' | 'priceChangeReason'> {
  const unitPrice = input.unitPrice ?? required('unitPrice', priceRead);
  const isChanged = isPriceChanged({ unitPrice, priceRead });
  if (isChanged && !input.priceChangeReason && !input.createdAt)
    throw refusal('priceChangeReason', 'priceChangeReason');
  return { unitPrice, priceChangeReason: isChanged ? input.priceChangeReason : '' };
}

/** The picture of the variant, or the listing's first one. */
async function imageOf(
  services: Services,
  { published }: Listing,
  variantUrl: string | null,
): Promise<string | null> {
  const url = variantUrl ?? published?.imageUrls[0];
  return url ? keepPicture(services, pictureIdOf(url)) : null;
}

/** Describes an item by the form alone. @throws DomainError VALIDATION_FAILED */
export function describeByHand(input: AddCartItemInput): DescribedItem {
  const { specification, description, imageId = null, priceRead = null } = input;
  const link = linkOf(required('url', input.url));
  const unitPrice = required('unitPrice', input.unitPrice);
  const isChanged = isPriceChanged({ unitPrice, priceRead });
  return {
    ...{ url: link.url, shop: hostOf(link.url), shopName: null },
    ...{ specification, description, imageId },
    ...{ name: required('name', input.name), unitPrice, priceRead },
    priceChangeReason: isChanged ? input.priceChangeReason : '',
    mergeKey: mergeKeyOf(link, specification),
    ...{ listingId: null, variantId: link.variantId },
    ...{ originalAmount: null, originalCurrency: null },
  };
}

/** What is no link is told beside the field that it was typed into. */
function linkOf(url: string): LinkedItem {
  try {
    return itemAtLink(url);
  } catch (error) {
    throw error instanceof DomainError ? refusal('url', 'link') : error;
  }
}

function required<T>(field: keyof AddCartItemInput, value: T | null | undefined | ''): T {
  if (value === null || value === undefined || value === '') throw refusal(field, 'required');
  return value;
}

function refusal(field: keyof AddCartItemInput, key: ValidationKey): InputRefused {
  return new InputRefused({ [field]: { key, params: {} } });
}

/** Names a listing, its variant and specification; two that differ in nothing else are one item. */
function mergeKeyOf(
  item: Pick<LinkedItem, 'shop' | 'itemId' | 'url' | 'variantId'>,
  specification: string,
): string {
  const variant = item.variantId === null ? [] : [item.variantId];
  return createHash('sha256')
    .update(JSON.stringify([identityOf(item), specification, ...variant]))
    .digest('hex');
}
