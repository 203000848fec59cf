import { draftByHand, draftOf, inputOf, isWebLink, priceIn } from './itemDraft';

const listing = {
  id: 'l1',
  url: 'https://shop.example/1',
  title: 'Cup',
  description: 'Blue',
  price: { inYuan: 1234 },
  variants: [],
};
const variants = [
  {
    ...{ variantId: 'a', specification: 'Red', price: { inYuan: 900 } },
    options: [{ name: 'color', value: 'Red' }],
  },
  {
    ...{ variantId: 'b', specification: 'Blue', price: null },
    options: [{ name: 'color', value: 'Blue' }],
  },
];

test('a draft of a listing becomes the input, amounts in fen, without what the server knows', () => {
  const draft = draftOf({ ...listing, domesticShipping: { inYuan: 29 } });
  expect(draft).toMatchObject({ unitPrice: '12.34', domesticShipping: '0.29' });
  expect(inputOf({ ...draft, image: { id: 'i1', url: '/x' } })).toEqual({
    listingId: 'l1',
    variantId: null,
    name: 'Cup',
    unitPrice: 1234,
    priceChangeReason: '',
    description: 'Blue',
    specification: '',
    quantity: 1,
    domesticShipping: 29,
    remark: '',
    imageId: 'i1',
  });
});

test('nothing is chosen for the shopper but what the link names, or what is the only one', () => {
  expect(draftOf({ ...listing, variants })).toMatchObject({
    ...{ variantId: null, options: [], priceRead: 1234 },
  });
  const named = draftOf({ ...listing, variants, variantId: 'b' });
  expect(named).toMatchObject({
    ...{ variantId: 'b', options: variants[1]!.options, priceRead: 1234 },
  });
  const only = draftOf({ ...listing, variants: variants.slice(0, 1) });
  expect(only).toMatchObject({ variantId: 'a', options: variants[0]!.options, priceRead: 900 });
});

test('an option that is the same in all variants is chosen; where there is a choice, it stays open', () => {
  const white = { name: 'material', value: 'Porcelain' };
  const cups = variants.map((one) => ({ ...one, options: [...one.options, white] }));
  expect(draftOf({ ...listing, variants: cups })).toMatchObject({
    ...{ variantId: null, options: [white], priceRead: 1234 },
  });
});

test('the price is that of the chosen variant, the listing, or a first one while none is chosen', () => {
  const priced = { ...listing, variants };
  expect(priceIn(variants[0], priced)).toEqual({ priceRead: 900, unitPrice: '9.00' });
  expect(priceIn(variants[1], priced).priceRead).toBe(1234);
  expect(priceIn(undefined, priced).priceRead).toBe(1234);
  expect(priceIn(undefined, { ...priced, price: null }).priceRead).toBe(900);
  expect(priceIn(variants[1], { ...priced, price: null }).priceRead).toBeNull();
});

test('a price in the currency of the shop goes along as it was typed, and no sum in yuan', () => {
  const draft = draftByHand('https://www.amazon.co.jp/dp/B0140RDK8W');
  expect(draft.currency).toBe('JPY');
  const input = inputOf({ ...draft, name: 'Cup', unitPrice: '1,980' });
  expect(input).toMatchObject({ originalAmount: '1980', originalCurrency: 'JPY' });
  expect(input).not.toHaveProperty('unitPrice');
});

test('a price that was corrected goes along with its reason', () => {
  const draft = { ...draftOf(listing), isPriceChanged: true, unitPrice: '10' };
  expect(inputOf({ ...draft, priceChangeReason: ' Coupon ' })).toMatchObject({
    unitPrice: 1000,
    priceChangeReason: 'Coupon',
  });
});

test('by hand the link goes along, and nothing is known', () => {
  const draft = draftByHand(' https://shop.example/1 ');
  expect(draft).toMatchObject({ name: '', unitPrice: '', priceRead: null });
  const input = inputOf({ ...draft, name: 'Cup', unitPrice: '1' });
  expect(input).toMatchObject({
    url: 'https://shop.example/1',
    unitPrice: 100,
  });
  expect(input).not.toHaveProperty('listingId');
});

test.each([
  ['https://a.example/x?y=1', true],
  [' http://a.example ', true],
  ['ftp://a.example', false],
  ['javascript:alert(1)', false],
  ['a.example/x', false],
  ['', false],
])('%j is a link: %s', (text, isLink) => {
  expect(isWebLink(text)).toBe(isLink);
});
