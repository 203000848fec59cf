import { draftOf, inputOf, isWebLink } from './itemDraft';

test('a draft of a read page becomes the input, amounts in fen', () => {
  const draft = draftOf({ url: 'https://shop.example/1', name: 'Cup', unitPrice: 1234 });
  expect(draft.unitPrice).toBe('12.34');
  expect(inputOf({ ...draft, domesticShipping: '0.29', image: { id: 'i1', url: '/x' } })).toEqual({
    url: 'https://shop.example/1',
    name: 'Cup',
    unitPrice: 1234,
    priceRead: 1234,
    priceChangeReason: '',
    description: '',
    specification: '',
    quantity: 1,
    domesticShipping: 29,
    remark: '',
    imageId: 'i1',
  });
});

test('a page that could not be read leaves name and price to the shopper', () => {
  const draft = draftOf({ url: 'https://shop.example/1', name: null, unitPrice: null });
  expect(draft).toMatchObject({ name: '', unitPrice: '', priceRead: null });
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
