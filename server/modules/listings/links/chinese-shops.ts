import { digits, firstOf, inPath, inQuery, noVariant, withVariant, type ShopRow } from './shop-row';

const itemPages = /item|detail/i;
const skuId = inQuery(['skuId', 'sku_id'], digits);

/** Taobao and Tmall have the same addresses: `item.htm?id=7`, `/item/7.htm`, `/i7.htm`. */
const alibabaItemId = firstOf(
  inPath(/\/(?:list\/)?item\/([1-9]\d{2,19})\.html?$/i),
  inPath(/\/i([1-9]\d{2,19})\.html?$/i),
  inQuery(['id', 'itemId', 'item_id', 'itemNumId', 'item_num_id'], digits, itemPages),
  // Links shared abroad by the app point to a page that names the item like this.
  inQuery(['targetId'], digits, /share_page/),
);

/** Shops of the Chinese mainland. None of them publishes structured data to guests. */
export const chineseShops: readonly ShopRow[] = [
  {
    shop: 'taobao',
    hosts: ['taobao.com'],
    itemIdOf: alibabaItemId,
    variantOf: skuId,
    canonical: (itemId, variantId) =>
      withVariant(`https://item.taobao.com/item.htm?id=${itemId}`, 'skuId', variantId),
  },
  {
    shop: 'tmall',
    hosts: ['tmall.com', 'tmall.hk'],
    itemIdOf: alibabaItemId,
    variantOf: skuId,
    canonical: (itemId, variantId) =>
      withVariant(`https://detail.tmall.com/item.htm?id=${itemId}`, 'skuId', variantId),
  },
  {
    shop: '1688',
    hosts: ['1688.com'],
    itemIdOf: firstOf(
      inPath(/\/(?:offer|pic)\/([1-9]\d{2,19})(?:\.html?)?$/i),
      inQuery(['offerId', 'offer_id'], digits),
    ),
    variantOf: skuId,
    canonical: (itemId, variantId) =>
      withVariant(`https://detail.1688.com/offer/${itemId}.html`, 'skuId', variantId),
  },
  {
    shop: 'weidian',
    // The second host is also used in the shop's chat links, the others are former names.
    hosts: ['weidian.com', 'youshop10.com', 'vdian.com', 'koudai.com'],
    itemIdOf: firstOf(inQuery(['itemID'], digits), inPath(/\/i\/([1-9]\d{2,19})$/)),
    variantOf: noVariant,
    canonical: (itemId) => `https://weidian.com/item.html?itemID=${itemId}`,
  },
  {
    shop: 'jd',
    // JD's pharmacy and its discount shop use JD's item numbers.
    hosts: ['jd.com', 'jd.hk', 'jingxi.com', 'yiyaojd.com', 'jkcsjd.com'],
    itemIdOf: firstOf(
      inPath(/item[^/]*\/(?:product\/)?([1-9]\d{2,19})\.html$/),
      inPath(/^(?:\w+\.)*m\.jd\.(?:com|hk)\/product\/([1-9]\d{2,19})\.html$/),
      inPath(/\/cps\/item\/([1-9]\d{2,19})\.html$/),
      inQuery(['wareId', 'sku', 'skuId'], digits, itemPages),
    ),
    // An item number of JD identifies a variant already.
    variantOf: noVariant,
    canonical: (itemId) => `https://item.jd.com/${itemId}.html`,
  },
  {
    shop: 'goofish',
    // Pages under its old name, Xianyu, are still on Taobao's host.
    hosts: ['goofish.com', '2.taobao.com', 'market.m.taobao.com'],
    itemIdOf: firstOf(
      inQuery(
        ['id', 'itemId'],
        digits,
        /goofish\.com\/item|2\.taobao\.com\/item|idleFish.*detail/i,
      ),
      sharedByGoofish,
    ),
    variantOf: noVariant,
    canonical: (itemId) => `https://www.goofish.com/item?id=${itemId}`,
  },
];

/** Links shared by its app name the item in JSON: `sharexy?bft=item&bfp={"id":7}`. */
function sharedByGoofish(page: URL): string | null {
  const shared = inQuery(['bfp'], /^\{/, /\/sharexy$/)(page);
  return shared && (/"id":"?([1-9]\d{2,19})"?[,}]/.exec(shared)?.[1] ?? null);
}
