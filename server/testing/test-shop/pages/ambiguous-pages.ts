import { ldPage, type PublishedPage } from './published-page';

const offer = (price: string, more: object = {}) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'EUR',
  ...more,
});
const product = (name: string, price: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  offers: offer(price),
  ...more,
});
const lamp = product('Tide lamp', '7.50');
const cup = product('Celadon cup', '36');
const bowl = product('Bowl', '9');
const says = { title: 'Tide lamp', price: '7.5 EUR' };
const headed = (head: string, ...objects: readonly object[]) =>
  ldPage(...objects).replace('<title>Shop</title>', head);

/** Several items on one page: the page's declared subject counts, and none without a declaration. */
export const severalItemsPages: readonly PublishedPage[] = [
  {
    shows: 'the main entity of the page',
    html: ldPage(cup, { '@type': 'ItemPage', mainEntity: lamp }),
    says,
  },
  {
    shows: 'the main entity, named by its id',
    html: ldPage(
      cup,
      { ...lamp, '@id': '#lamp' },
      { '@type': 'WebPage', mainEntity: { '@id': '#lamp' } },
    ),
    says,
  },
  {
    shows: 'the item whose main page this is',
    html: ldPage(cup, { ...lamp, mainEntityOfPage: 'https://shop.test/item/1' }),
    says,
  },
  {
    shows: 'the item whose main page this is, as an object',
    html: ldPage(
      { ...cup, mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://shop.test/item/2' } },
      { ...lamp, mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://shop.test/item/1' } },
    ),
    says,
  },
  {
    shows: 'the item that the heading names',
    html: headed('<h1>Tide  lamp</h1>', cup, lamp),
    says,
  },
  {
    shows: 'the item that the title names, before the name of the shop',
    html: headed('<title>Tide Lamp | Kiln</title>', cup, lamp, bowl),
    says,
  },
  {
    shows: 'the longest name within the heading',
    html: headed('<h1>Tide lamp, brass – new</h1>', lamp, product('Tide lamp, brass', '12')),
    says: { title: 'Tide lamp, brass', price: '12 EUR' },
  },
  {
    shows: 'the item whose name goes on behind the heading',
    html: headed('<h1>Tide lamp</h1>', cup, product('Tide lamp, brass, 30 cm', '12')),
    says: { title: 'Tide lamp, brass, 30 cm', price: '12 EUR' },
  },
  { shows: 'nothing where none is told from the others', html: ldPage(cup, lamp), says: null },
  {
    shows: 'nothing where the heading names another',
    html: headed('<h1>Lamps</h1><title>Lamps</title>', cup, lamp),
    says: null,
  },
  {
    shows: 'one item that is described twice',
    html: ldPage({ ...lamp, offers: undefined, description: 'Bright' }, lamp),
    says,
  },
  {
    shows: 'one that is sold beside one that is only named',
    html: ldPage({ '@type': 'Product', name: 'Celadon cup' }, lamp),
    says,
  },
  {
    shows: 'microdata: the item of the heading among others',
    html: `<title>Tide lamp</title>${['Celadon cup:36', 'Tide lamp:7.50']
      .map((item) => item.split(':'))
      .map(
        ([name, price]) =>
          `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">${name}</b><p itemprop="offers" itemscope><meta itemprop="price" content="${price}"><meta itemprop="priceCurrency" content="EUR"></p></div>`,
      )
      .join('')}`,
    says,
  },
];

const quantity = (minValue: number) => ({
  eligibleQuantity: { '@type': 'QuantitativeValue', minValue },
});
const unit = (price: string, more: object) => ({
  ...{ '@type': 'UnitPriceSpecification', price, priceCurrency: 'EUR' },
  ...more,
});
const per = (value: string, unitCode: string) => ({
  referenceQuantity: { '@type': 'QuantitativeValue', value, unitCode },
});
const sold = (...all: readonly object[]) => ldPage({ ...lamp, offers: all });

/** Offers of which some are not for one piece, for good, now. */
export const offerPages: readonly PublishedPage[] = [
  {
    shows: 'tiers: what one piece costs',
    html: sold(offer('8.00', quantity(100)), offer('12.00', quantity(1))),
    says: { title: 'Tide lamp', price: '12 EUR' },
  },
  {
    shows: 'tiers within an AggregateOffer, whose lowest price is for many',
    html: sold({
      ...{ '@type': 'AggregateOffer', lowPrice: '8.00', priceCurrency: 'EUR' },
      offers: [offer('8.00', quantity(100))],
    }),
    says: { title: 'Tide lamp' },
  },
  {
    shows: 'named tiers: they are no variants',
    html: sold(
      offer('8.00', { name: 'from 100', ...quantity(100) }),
      offer('12.00', { name: 'from 1', ...quantity(1) }),
    ),
    says: { title: 'Tide lamp', price: '12 EUR' },
  },
  {
    shows: 'an offer that has ended',
    html: sold(offer('49.00', { priceValidUntil: '2020-01-31' }), offer('69.00')),
    says: { title: 'Tide lamp', price: '69 EUR' },
  },
  {
    shows: 'an offer that has not begun, and one that ended an hour ago',
    html: sold(
      offer('49.00', { validFrom: '2031-01-31' }),
      offer('59.00', { validThrough: '2026-06-01T11:00:00Z' }),
      offer('69.00', { priceValidUntil: '2026-06-01' }),
    ),
    says: { title: 'Tide lamp', price: '69 EUR' },
  },
  {
    shows: 'no price where all offers have ended',
    html: sold(offer('49.00', { priceValidUntil: '2020-01-31' })),
    says: { title: 'Tide lamp' },
  },
  {
    shows: 'a rent beside the price',
    html: sold(
      offer('9.90', { businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }),
      offer('299.00', { businessFunction: 'https://schema.org/Sell' }),
    ),
    says: { title: 'Tide lamp', price: '299 EUR' },
  },
  {
    shows: 'a price per litre beside that of the bottle',
    html: sold({
      '@type': 'Offer',
      priceSpecification: [unit('15.00', per('1', 'LTR')), unit('7.50', {})],
    }),
    says,
  },
  {
    shows: 'no price where only that of a kilogram is told',
    html: sold({ '@type': 'Offer', priceSpecification: unit('15.00', { unitCode: 'KGM' }) }),
    says: { title: 'Tide lamp' },
  },
  {
    shows: 'a price per piece',
    html: sold({ '@type': 'Offer', priceSpecification: unit('7.50', per('1', 'C62')) }),
    says,
  },
];

const priced = (amount: string, currency = 'USD') =>
  `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Tide lamp</b><p itemprop="offers" itemscope><span itemprop="price">${amount}</span>${currency && `<meta itemprop="priceCurrency" content="${currency}">`}</p></div>`;
const from = (lang: string, amount: string, currency = '') =>
  `<html lang="${lang}">${priced(amount, currency)}`;
const price = (told: string) => ({ title: 'Tide lamp', price: told });

/** A sign shared by several currencies is interpreted by the country of the page. */
export const placePages: readonly PublishedPage[] = [
  { shows: '¥ in Japan', html: from('ja', '¥1,280'), says: price('1280 JPY') },
  { shows: '￥ in China', html: from('zh-CN', '￥128'), says: price('128 CNY') },
  { shows: '¥ as the currency', html: from('ja-JP', '1280', '¥'), says: price('1280 JPY') },
  { shows: '$ in Australia', html: from('en-AU', '$12.50'), says: price('12.5 AUD') },
  { shows: '$ in the United States', html: from('en_US', '$12.50'), says: price('12.5 USD') },
  { shows: '$ in Taiwan', html: from('zh-Hant-TW', '$120'), says: price('120 TWD') },
  { shows: '$ in English', html: from('en', '$12.50'), says: { title: 'Tide lamp' } },
  { shows: '$ in Germany', html: from('de-DE', '$12.50'), says: { title: 'Tide lamp' } },
  { shows: 'kr in Sweden', html: from('sv', '129 kr'), says: price('129 SEK') },
  { shows: 'kr in Norway', html: from('nb-NO', '129,00 kr'), says: price('129 NOK') },
  { shows: 'kr in Denmark', html: from('da', 'kr. 129,00'), says: price('129 DKK') },
  {
    shows: 'a host of Japan',
    html: priced('¥1,280', ''),
    url: 'https://kiln.co.jp/item/1',
    says: price('1280 JPY'),
  },
  {
    shows: 'a host of Australia in the English of another country',
    html: from('en-US', '$12.50'),
    url: 'https://kiln.com.au/item/1',
    says: { title: 'Tide lamp' },
  },
  {
    shows: 'the locale of Open Graph',
    html: `<meta property="og:locale" content="en_CA">${priced('$12.50', '')}`,
    says: price('12.5 CAD'),
  },
  { shows: '¥ nowhere', html: priced('¥1,280', ''), says: { title: 'Tide lamp' } },
  {
    shows: 'a currency that is told, whatever the place',
    html: from('ja', '¥128', 'CNY'),
    says: price('128 CNY'),
  },
];
