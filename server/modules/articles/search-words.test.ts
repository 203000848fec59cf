import { searchWords } from './search-words';

describe('The words of a search', () => {
  it.each([
    ['  Customs DECLARATION customs ', ['customs', 'declaration']],
    ['How can I get a refund', ['refund']],
    ['How do I get a refund?', ['refund']],
    ['“refund”', ['refund']],
    ['refund,', ['refund']],
    ['customs/duty', ['customs', 'duty']],
    ['What is a “free-storage” day (30 days)?', ['free-storage', 'day', '30', 'days']],
    ['2.9% fee', ['2.9%', 'fee']],
    ['我想退钱', ['退款']],
    ['退款？', ['退款']],
    ['倉庫免費存放多久', ['仓库', '免费', '存放']],
    ['運費', ['运费']],
    ['what is it', ['what', 'is', 'it']],
    ['余额', ['余额']],
    ['仓库免费存放多久', ['仓库', '免费', '存放']],
    ['DHL 价格', ['dhl', '价格']],
    ['ＤＨＬ　３０', ['dhl', '30']],
    ['怎么', ['怎么']],
    ['100%', ['100%']],
    ['   ', []],
  ])('of %p are %p', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});
