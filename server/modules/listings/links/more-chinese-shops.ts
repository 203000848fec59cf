import { digits, firstOf, inPath, inQuery, noVariant, withVariant, type ShopRow } from './shop-row';

/** Shops of the Chinese mainland other than Alibaba, JD and Weidian. */
export const moreChineseShops: readonly ShopRow[] = [
  {
    shop: 'pinduoduo',
    hosts: ['yangkeduo.com', 'pinduoduo.com'],
    itemIdOf: inQuery(['goods_id'], digits),
    variantOf: inQuery(['sku_id'], digits),
    canonical: (itemId, variantId) =>
      withVariant(
        `https://mobile.yangkeduo.com/goods.html?goods_id=${itemId}`,
        'sku_id',
        variantId,
      ),
  },
  {
    shop: 'dangdang',
    hosts: ['dangdang.com'],
    itemIdOf: firstOf(
      inPath(/^product\.(?:m\.)?dangdang\.com\/([1-9]\d{2,19})\.html$/),
      inQuery(['pid', 'product_id'], digits, /^product\.(?:m\.)?dangdang\.com\/product\./),
    ),
    variantOf: noVariant,
    canonical: (itemId) => `http://product.dangdang.com/${itemId}.html`,
  },
  {
    shop: 'suning',
    hosts: ['suning.com'],
    itemIdOf: suningItemId,
    shownIdOf: (itemId) => itemId.slice(itemId.indexOf('/') + 1),
    variantOf: noVariant,
    canonical: (itemId) => `https://product.suning.com/${itemId}.html`,
  },
  {
    shop: 'vip',
    hosts: ['vip.com'],
    // Every address contains both numbers: that of the sale and that of the item.
    itemIdOf: inPath(/\/(?:detail|product)-(\d{1,20}-[1-9]\d{2,19})\.html$/),
    shownIdOf: (itemId) => itemId.slice(itemId.indexOf('-') + 1),
    variantOf: noVariant,
    canonical: (itemId) => `https://detail.vip.com/detail-${itemId}.html`,
  },
  {
    shop: 'xiaohongshu',
    hosts: ['xiaohongshu.com'],
    itemIdOf: inPath(/\/goods(?:-detail)?\/([\da-f]{24})\/?$/),
    variantOf: noVariant,
    canonical: (itemId) => `https://www.xiaohongshu.com/goods-detail/${itemId}`,
  },
  {
    shop: 'douyin',
    hosts: ['jinritemai.com'],
    itemIdOf: inQuery(['id', 'product_id'], digits, /\/(?:views\/product|trade\/detail)\//),
    variantOf: noVariant,
    canonical: (itemId) =>
      `https://haohuo.jinritemai.com/ecommerce/trade/detail/index.html?id=${itemId}`,
  },
  {
    shop: 'kuaishou',
    hosts: ['kwaixiaodian.com'],
    itemIdOf: inQuery(['id', 'itemId'], digits, /detail/),
    variantOf: noVariant,
    canonical: (itemId) => `https://app.kwaixiaodian.com/merchant/shop/detail?id=${itemId}`,
  },
  {
    shop: 'dewu',
    // Its name abroad is also that of another shop; this host is its own.
    hosts: ['dewu.com', 'm.poizon.com'],
    itemIdOf: inQuery(['spuId'], digits),
    variantOf: inQuery(['skuId'], digits),
    canonical: (itemId, variantId) =>
      withVariant(
        `https://m.dewu.com/router/product/ProductDetail?spuId=${itemId}`,
        'skuId',
        variantId,
      ),
  },
];

/**
 * `0070167435/12345678901`: the seller and the number, which its app pads with zeros; ten zeros are the shop
 * itself.
 */
function suningItemId(page: URL): string | null {
  const path =
    /(?:^product\.suning\.com|\.suning\.com\/product)\/(?:(\d{10})\/)?0*([1-9]\d{2,17})\.html$/;
  const [, seller = '0000000000', number] = path.exec(page.hostname + page.pathname) ?? [];
  return number ? `${seller}/${number}` : null;
}
