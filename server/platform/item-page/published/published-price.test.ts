import fc from 'fast-check';
import { currencyIn, plainAmount, publishedPrice } from './published-price';

describe('A published amount', () => {
  it.each([
    ['1234.5', 'CNY', '1234.5'],
    ['1,234.50', 'CNY', '1234.5'],
    ['1.234,50', 'EUR', '1234.5'],
    ['1.234.567,89', 'EUR', '1234567.89'],
    ['1,234,567', 'USD', '1234567'],
    ['12,34,567.00', 'INR', '1234567'],
    ['1 234,50 €', 'EUR', '1234.5'],
    ['1\u202f234,50\u00a0€', 'EUR', '1234.5'],
    ["CHF 1'234.50", 'CHF', '1234.5'],
    ['1’234.50', 'CHF', '1234.5'],
    ['￥1,234', 'CNY', '1234'],
    ['１，２３４円', 'JPY', '1234'],
    ['¥128.00', 'CNY', '128'],
    ['19,99', 'EUR', '19.99'],
    ['19,9', 'EUR', '19.9'],
    ['29.9900', 'USD', '29.99'],
    ['1.234 €', 'EUR', '1234'],
    ['150.000₫', 'VND', '150000'],
    ['150.000', 'VND', '150000'],
    ['1.250', 'KWD', '1.25'],
    ['12,345', 'USD', '12345'],
    ['Fr. 12.–', 'CHF', '12'],
    ['12,- €', 'EUR', '12'],
    ['from 12.50 USD', 'USD', '12.5'],
    ['0.00', 'CNY', '0'],
    ['007', 'CNY', '7'],
    ['.99', 'USD', '0.99'],
    ['$.99', 'USD', '0.99'],
    [',5', 'EUR', '0.5'],
    ['Rs.99', 'INR', '99'],
    ['kr.129', 'DKK', '129'],
    ['99c', 'USD', '0.99'],
    ['99 ¢', 'USD', '0.99'],
    ['50 cents', 'EUR', '0.5'],
    ['50p', 'GBP', '0.5'],
    ['128元/件', 'CNY', '128'],
    ['€7.50 (€15.00/l)', 'EUR', '7.5'],
    ['¥36（¥12/100g）', 'CNY', '36'],
    ['129 kr', 'SEK', '129'],
    ['1 290 Kč', 'CZK', '1290'],
  ])('%p in %s is %s', (text, currency, plain) => {
    expect(plainAmount(text, currency)).toBe(plain);
  });

  it.each([
    ['', 'CNY'],
    ['on request', 'CNY'],
    ['12 - 15', 'CNY'],
    ['12.00 15.00', 'CNY'],
    ['-5', 'CNY'],
    ['1.234', 'USD'],
    ['0,125', 'USD'],
    ['1,234,50', 'USD'],
    ['1234567890123', 'USD'],
    ['.999', 'USD'],
    ['1.5k', 'USD'],
    ['2K', 'USD'],
    ['1.2万', 'CNY'],
    ['3 mil', 'USD'],
    ['12.50/kg', 'EUR'],
    ['12,50 € / 100 g', 'EUR'],
    ['$4 per lb', 'USD'],
    ['¥36/斤', 'CNY'],
    ['50p', 'USD'],
    ['99c', 'GBP'],
    ['99c', 'JPY'],
    ['-.99', 'USD'],
  ])('%p in %s is unclear', (text, currency) => {
    expect(plainAmount(text, currency)).toBeNull();
  });

  it('never throws, and is a plain decimal', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[¥$€ ]?[\d.,' ]{0,20}$/)), (text) => {
        const plain = plainAmount(text, 'CNY');
        expect(plain === null || /^(0|[1-9]\d{0,11})(\.\d{1,6})?$/.test(plain)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('A currency', () => {
  it.each([
    ['CNY', 'CNY'],
    ['usd', 'USD'],
    ['€', 'EUR'],
    ['HK$', 'HKD'],
    ['NT$', 'TWD'],
    ['RMB', 'CNY'],
    ['円', 'JPY'],
    ['$', null],
    ['¥', null],
    ['￥', null],
    ['XYZ', null],
    ['', null],
  ])('%p is %p', (text, code) => expect(currencyIn(text, null)).toBe(code));
});

describe('A published price', () => {
  it.each([
    [128, 'CNY', { amount: '128', currency: 'CNY' }],
    [19.99, 'USD', { amount: '19.99', currency: 'USD' }],
    [1e-7, 'USD', { amount: '0', currency: 'USD' }],
    ['£12.50', '', { amount: '12.5', currency: 'GBP' }],
    ['EUR 12,50', '', { amount: '12.5', currency: 'EUR' }],
    ['12.50', '', null],
    ['$12.50', '', null],
    [Number.NaN, 'USD', null],
    [-1, 'USD', null],
    [1e15, 'USD', null],
  ])('%p with %p', (amount, currency, price) => {
    expect(publishedPrice(amount, currency, null)).toEqual(price);
  });
});
