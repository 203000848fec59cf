import { cleanImages, cleanText } from './published/clean';
import type { ProviderItem, ProviderVariant } from './provider-contract';
import type { PublishedField, PublishedItem, PublishedVariant } from './reading';

const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 1_000;
const MAX_NAME_LENGTH = 100;

/** Returns what a provider knows of an item, cleaned like what is read of pages. */
export function publishedByProvider(item: ProviderItem, address: string): PublishedItem {
  const read = {
    title: cleanText(item.title, MAX_TITLE_LENGTH),
    description: cleanText(item.description ?? '', MAX_DESCRIPTION_LENGTH),
    imageUrls: cleanImages(item.image_urls ?? [], address),
    price: item.price ?? null,
    availability: item.availability ?? 'UNKNOWN',
    variants: (item.variants ?? []).map((variant) => publishedVariant(variant, address)),
    shopName: cleanText(item.shop_name ?? '', MAX_NAME_LENGTH),
    shipping: item.shipping ?? null,
  } as const;
  const told = Object.entries(read).filter(([, value]) => isTold(value));
  const sources = Object.fromEntries(told.map(([field]) => [field as PublishedField, 'PROVIDER']));
  return { ...read, sources };
}

function publishedVariant(variant: ProviderVariant, address: string): PublishedVariant {
  return {
    id: variant.id,
    options: variant.options.map(({ name, value }) => ({
      name: cleanText(name, MAX_NAME_LENGTH),
      value: cleanText(value, MAX_NAME_LENGTH),
    })),
    price: variant.price ?? null,
    availability: variant.availability ?? 'UNKNOWN',
    imageUrl: cleanImages([variant.image_url ?? ''], address)[0] ?? null,
  };
}

function isTold(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : ![null, '', 'UNKNOWN'].includes(value as string);
}
