import { nameOfSeller } from './name-shop';

const nameAt = (host: string) =>
  nameOfSeller({ url: `https://${host}/item`, shopName: null }, 'en');

describe('Who sells an item whose page names nobody', () => {
  it.each([
    ['item.taobao.com', 'Taobao'],
    ['m.tb.cn', 'Taobao'],
    ['2.taobao.com', 'Xianyu'],
    ['detail.tmall.hk', 'Tmall'],
    ['detail.1688.com', '1688'],
    ['item.jd.com', 'JD.com'],
    ['mobile.yangkeduo.com', 'Pinduoduo'],
    ['www.amazon.co.jp', 'Amazon'],
    ['www.ebay.de', 'eBay'],
    ['page.auctions.yahoo.co.jp', 'Yahoo! Auctions'],
    ['jp.mercari.com', 'Mercari'],
    ['item.rakuten.co.jp', 'Rakuten'],
    ['shop.example.com', null],
    ['taobao.com.example.com', null],
    ['taobao.com:8443', null],
  ])('at %s is %s', (host, name) => {
    expect(nameAt(host)).toBe(name);
  });

  it('is the one that its page names, where it does', () => {
    const item = { url: 'https://item.taobao.com/item.htm?id=7', shopName: 'Kiln & Cup' };
    expect(nameOfSeller(item, 'zh')).toBe('Kiln & Cup');
  });
});
