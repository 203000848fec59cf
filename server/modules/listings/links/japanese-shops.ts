import { digits, firstOf, inPath, inQuery, noVariant, withVariant, type ShopRow } from './shop-row';

/** Shops of Japan. An id of Rakuten or Yahoo Shopping consists of the shop's owner and the item. */
export const japaneseShops: readonly ShopRow[] = [
  {
    shop: 'rakuten',
    hosts: ['rakuten.co.jp'],
    itemIdOf: firstOf(
      // `/c/` is a category of the shop.
      inPath(/^item\.rakuten\.co\.jp\/([\w-]+\/(?!c\/)[\w.-]+)\/?$/),
      bookOfRakuten,
    ),
    variantOf: inQuery(['variantId'], /^[\w-]{1,64}$/),
    canonical: (itemId, variantId) =>
      withVariant(`https://item.rakuten.co.jp/${itemId}/`, 'variantId', variantId),
  },
  {
    shop: 'rakuma',
    hosts: ['fril.jp'],
    itemIdOf: (page) =>
      inPath(/^item\.fril\.jp\/([0-9a-f]{16,40})\/?$/i)(page)?.toLowerCase() ?? null,
    variantOf: noVariant,
    canonical: (itemId) => `https://item.fril.jp/${itemId}`,
  },
  {
    shop: 'yahoo-auctions',
    hosts: ['auctions.yahoo.co.jp'],
    itemIdOf: inPath(/\/jp\/auction\/([a-z]?\d{6,12})\/?$/),
    variantOf: noVariant,
    canonical: (itemId) => `https://auctions.yahoo.co.jp/jp/auction/${itemId}`,
  },
  {
    shop: 'yahoo-fleamarket',
    hosts: ['paypayfleamarket.yahoo.co.jp'],
    itemIdOf: inPath(/\/item\/([a-z]\d{6,12})\/?$/),
    variantOf: noVariant,
    canonical: (itemId) => `https://paypayfleamarket.yahoo.co.jp/item/${itemId}`,
  },
  {
    shop: 'yahoo-shopping',
    hosts: ['shopping.yahoo.co.jp', 'paypaymall.yahoo.co.jp'],
    itemIdOf: yahooShoppingItemId,
    variantOf: noVariant,
    canonical: (itemId) => `https://store.shopping.yahoo.co.jp/${itemId.replace('_', '/')}.html`,
  },
  {
    shop: 'mercari',
    hosts: ['jp.mercari.com', 'item.mercari.com'],
    itemIdOf: inPath(/(?:\/item|^item\.mercari\.com\/jp)\/(m\d{8,12})\/?$/),
    variantOf: noVariant,
    canonical: (itemId) => `https://jp.mercari.com/item/${itemId}`,
  },
  {
    shop: 'mercari-shops',
    hosts: ['jp.mercari.com', 'mercari-shops.com'],
    itemIdOf: inPath(/\/(?:shops\/product|products)\/([0-9A-Za-z]{20,24})\/?$/),
    variantOf: noVariant,
    canonical: (itemId) => `https://jp.mercari.com/shops/product/${itemId}`,
  },
  {
    shop: 'zozo',
    hosts: ['zozo.jp'],
    itemIdOf: zozoItemId,
    shownIdOf: (itemId) => itemId.slice(itemId.indexOf('/') + 1),
    variantOf: inQuery(['did'], digits),
    canonical: (itemId, variantId) =>
      withVariant(`https://zozo.jp/shop/${itemId.replace('/', '/goods/')}/`, 'did', variantId),
  },
  {
    shop: 'suruga-ya',
    hosts: ['suruga-ya.jp'],
    itemIdOf: inPath(/\/product\/(?:detail|other)\/([A-Z\d]{4,15})\/?$/),
    // Seller on its marketplace, with a price of their own.
    variantOf: inQuery(['tenpo_cd'], digits),
    canonical: (itemId, variantId) =>
      withVariant(`https://www.suruga-ya.jp/product/detail/${itemId}`, 'tenpo_cd', variantId),
  },
  {
    shop: 'mandarake',
    hosts: ['order.mandarake.co.jp'],
    itemIdOf: inQuery(['itemCode'], digits, /\/detailPage\/item$/i),
    variantOf: noVariant,
    canonical: (itemId) => `https://order.mandarake.co.jp/order/detailPage/item?itemCode=${itemId}`,
  },
];

/** Rakuten's bookshop has pages of its own outside the mall. */
function bookOfRakuten(page: URL): string | null {
  const number = inPath(/^books\.rakuten\.co\.jp\/r[bk]\/([1-9]\d{2,19})\/?$/)(page);
  return number && `book/${number}`;
}

/** `beams/71234567`: its addresses contain the shop within the mall as well. */
function zozoItemId({ hostname, pathname }: URL): string | null {
  const path = /^(?:www\.)?zozo\.jp\/(?:sp\/)?shop\/([\w-]+)\/goods(?:-sale)?\/([1-9]\d{2,19})\/?$/;
  const [, seller, number] = path.exec(hostname + pathname) ?? [];
  return seller && number ? `${seller}/${number}` : null;
}

/** `store_code`, as Yahoo itself writes it; codes are case-insensitive, stores have no underscore. */
function yahooShoppingItemId({ hostname, pathname }: URL): string | null {
  const [, store, code] =
    /^store\.shopping\.yahoo\.co\.jp\/([\w-]+)\/([\w-]+)\.html$/i.exec(hostname + pathname) ??
    /^paypaymall\.yahoo\.co\.jp\/store\/([\w-]+)\/item\/([\w-]+)\/?$/i.exec(hostname + pathname) ??
    [];
  return store && code && !store.includes('_') ? `${store}_${code}`.toLowerCase() : null;
}
