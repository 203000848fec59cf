import { pastedText } from './pastedText';

test('a link or a shared text goes along as it is, in one line', () => {
  expect(pastedText('  https://shop.example/a?b=1#c \n')).toBe('https://shop.example/a?b=1#c');
  expect(pastedText('【淘宝】https://e.tb.cn/h.X\n「茶壶」\t打开')).toBe(
    '【淘宝】https://e.tb.cn/h.X 「茶壶」 打开',
  );
  expect(pastedText(' \n ')).toBe('');
});

test('an address without its scheme gets it, and nothing else does', () => {
  expect(pastedText('shop.example/item/5?a=1')).toBe('https://shop.example/item/5?a=1');
  expect(pastedText('teapot')).toBe('teapot');
  expect(pastedText('12.50')).toBe('12.50');
  expect(pastedText('javascript:alert(1)')).toBe('javascript:alert(1)');
});

test('of a very long text only its link', () => {
  const words = '很'.repeat(2_000);
  expect(pastedText(`${words} https://e.tb.cn/h.X 「茶」`)).toBe('https://e.tb.cn/h.X');
  expect(pastedText(words)).toHaveLength(1_000);
});
