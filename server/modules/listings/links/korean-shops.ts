import { digits, firstOf, inPath, inQuery, noVariant, withVariant, type ShopRow } from './shop-row';

/** Shops of Korea. */
export const koreanShops: readonly ShopRow[] = [
  {
    shop: 'gmarket',
    hosts: ['gmarket.co.kr'],
    itemIdOf: inQuery(['goodscode'], digits, /\/(?:detailview\/)?item(?:\.asp)?$/i),
    variantOf: noVariant,
    canonical: (itemId) => `https://item.gmarket.co.kr/Item?goodscode=${itemId}`,
  },
  {
    shop: '11st',
    hosts: ['11st.co.kr'],
    itemIdOf: firstOf(
      inPath(/\/products\/(?:(?:m|pa|ma)\/)?([1-9]\d{2,19})\/?$/),
      inQuery(['prdNo'], digits),
    ),
    variantOf: noVariant,
    canonical: (itemId) => `https://www.11st.co.kr/products/${itemId}`,
  },
  {
    shop: 'coupang',
    hosts: ['coupang.com'],
    itemIdOf: firstOf(
      inPath(/\/v[pm]\/products\/([1-9]\d{2,19})\/?$/),
      // Partner links point to an item's page, which they name.
      inQuery(['pageKey'], digits, /^link\.coupang\.com\/re\//),
    ),
    variantOf: inQuery(['vendorItemId'], digits),
    canonical: (itemId, variantId) =>
      withVariant(`https://www.coupang.com/vp/products/${itemId}`, 'vendorItemId', variantId),
  },
];
