import { searchWords } from './textWithoutLink';

test.each([
  ['hello 你好', 'hello 你好'],
  ['celadon teapot', 'celadon teapot'],
  ['javascript:alert(1)', ''],
  ['https://localhost/item', ''],
  ['shop.example/item', ''],
  ['12.50', ''],
])('what is looked for in a shop where %j was typed: %j', (typed, words) => {
  expect(searchWords(typed)).toBe(words);
});
