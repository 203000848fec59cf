import { markWords } from './ArticleHits';

const marked = (text: string, words: string) =>
  markWords(text, words)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

test.each([
  ['Customs and duties', 'customs', '[Customs] and duties'],
  ['Pay duties, then pay shipping', ' PAY  ship ', '[Pay] duties, then [pay] [ship]ping'],
  ['包裹清关需要多久', '清关', '包裹[清关]需要多久'],
  ['3% (of 1.5 kg)', '1.5 (of', '3% [(of] [1.5] kg)'],
  ['no find', 'x', 'no find'],
  ['no words', '  ', 'no words'],
])('%s, looked for %j', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});
