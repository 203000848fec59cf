import { contentOf } from '../describe-published';
import { itemOf, urlAt, type Understood } from '../find-item';
import { readPasted } from './read-pasted';
import type { PublishedItem } from '../../../platform/item-page/reading';

/** Invalid variant ids from a faulty or malicious item provider. */
const strange = [
  '1&id=9',
  '7#top',
  '../../cart',
  '1 2',
  '12?next=https://evil.example',
  'javascript:alert(1)',
  '10"><script>',
  '颜色',
  'x'.repeat(64),
  '\ud800',
];

const itemAt = (link: string) => itemOf(readPasted(link) as Understood);

const published = (ids: readonly string[]): PublishedItem => ({
  ...{ title: 'Jacket', description: '', imageUrls: [], price: null, availability: 'UNKNOWN' },
  variants: ids.map((id) => ({
    ...{ id, price: null, availability: 'UNKNOWN', imageUrl: null },
    options: [{ name: 'Size', value: id }],
  })),
  ...{ shopName: '', shipping: null, sources: {} },
});

describe('The id by which an item provider names a variant', () => {
  it.each([
    ['taobao', 'https://item.taobao.com/item.htm?id=48211907'],
    ['tmall', 'https://detail.tmall.com/item.htm?id=48211907'],
    ['1688', 'https://detail.1688.com/offer/48211907.html'],
    ['ebay', 'https://www.ebay.com/itm/123456789012'],
    ['amazon', 'https://www.amazon.co.jp/dp/B000000001'],
    ['weidian', 'https://weidian.com/item.html?itemID=48211907'],
    ['jd', 'https://item.jd.com/48211907.html'],
    ['goofish', 'https://www.goofish.com/item?id=48211907'],
  ])('goes into no address of %s unless it has the form of that shop', (_, link) => {
    const item = itemAt(link);
    for (const id of strange) expect(urlAt(item, id)).toBe(urlAt(item, null));
  });

  it.each([
    ['https://item.taobao.com/item.htm?id=48211907', '4782311938271', 'skuId=4782311938271'],
    ['https://www.ebay.com/itm/123456789012', '620154321098', 'var=620154321098'],
  ])('that has it goes into %s', (link, id, parameter) => {
    const item = itemAt(link);
    expect(urlAt(item, id)).toContain(parameter);
    expect(itemAt(urlAt(item, id)).variantId).toBe(id);
  });

  it.each(['https://item.taobao.com/item.htm?id=48211907', 'https://item.jd.com/48211907.html'])(
    'of %s is kept in the form of the shop alone; others get one of ours',
    (link) => {
      const ids = [...strange.slice(0, 8), '4782311938271'];
      const { variants } = contentOf(itemAt(link), published(ids), null);
      expect(variants.map(({ id }) => id)).toEqual([
        ...ids.slice(0, 8).map(() => expect.stringMatching(/^[0-9a-f]{16}$/)),
        '4782311938271',
      ]);
    },
  );
});
