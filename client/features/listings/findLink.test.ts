import { findLink } from './findLink';

test.each([
  ['https://item.example/a?id=1', 'https://item.example/a?id=1'],
  ['  HTTPS://Item.example/A  ', 'HTTPS://Item.example/A'],
  ['https://例子.测试/商品', 'https://例子.测试/商品'],
  [
    '【淘宝】7天无理由退货 https://m.tb.example/h.5xYz?tk=CZ34abc HU9046 「纯棉外套」\n点击链接直接打开',
    'https://m.tb.example/h.5xYz?tk=CZ34abc',
  ],
  ['复制这段话https://v.example/abc123/打开App', 'https://v.example/abc123/'],
  ['https://m.example/a，复制打开', 'https://m.example/a'],
  ['https://m.example/a「外套」', 'https://m.example/a'],
  ['商品在 https://例子.测试/商品 这里', 'https://例子.测试/商品'],
  ['Look what I found: https://shop.example/item/42.', 'https://shop.example/item/42'],
  ['A jacket (https://shop.example/item/42)', 'https://shop.example/item/42'],
  ['<a href="https://shop.example/item/42">', 'https://shop.example/item/42'],
  ['https://wiki.example/Jacket_(coat)', 'https://wiki.example/Jacket_(coat)'],
  ['first https://a.example/1 then https://b.example/2', 'https://a.example/1'],
  [
    'https://item.example/a?url=https://b.example/2',
    'https://item.example/a?url=https://b.example/2',
  ],
])('in %j it finds %s', (pasted, link) => {
  expect(findLink(pasted)).toBe(link);
});

test.each(['a red jacket', 'example.com/item', 'ftp://shop.example/a', 'https://'])(
  '%j holds none and is passed on as it is',
  (pasted) => {
    expect(findLink(` ${pasted}\n`)).toBe(pasted);
  },
);

test.each(['', '   ', '\n'])('of %j nothing is left', (pasted) => {
  expect(findLink(pasted)).toBe('');
});
