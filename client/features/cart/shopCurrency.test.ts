import { shopCurrency } from './shopCurrency';

test.each([
  ['https://www.amazon.co.jp/dp/B0140RDK8W', 'JPY'],
  ['https://jp.mercari.com/item/m1', 'JPY'],
  ['https://www.ebay.co.uk/itm/1', 'GBP'],
  ['https://www.amazon.de/dp/B0140RDK8W', 'EUR'],
  ['https://www.ebay.com.au/itm/1', 'AUD'],
  ['https://www.ebay.com/itm/1', 'USD'],
  ['https://item.taobao.com/item.htm?id=1', 'CNY'],
  ['https://shop.example.com/1', 'CNY'],
  ['no link', 'CNY'],
])('the shop of %s asks its prices in %s', (link, currency) => {
  expect(shopCurrency(link)).toBe(currency);
});
