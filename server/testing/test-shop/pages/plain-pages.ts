import type { PublishedPage } from './published-page';

const says = { title: 'Tide lamp', price: '7.5 EUR' };
const meta = (properties: Readonly<Record<string, string>>) =>
  Object.entries(properties)
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('');
const price = { 'product:price:amount': '7.50', 'product:price:currency': 'EUR' };

/** Names of items outside of all vocabularies. */
export const untitledPages: readonly PublishedPage[] = [
  {
    shows: 'Open Graph without a title: the heading',
    html: `<title>Kiln</title><h1> Tide <b>lamp</b></h1>${meta(price)}`,
    says,
  },
  {
    shows: 'Open Graph without a title: the title, without the name of the shop',
    html: `<title>Tide lamp | Kiln</title>${meta({ ...price, 'og:site_name': 'Kiln' })}`,
    says: { ...says, shopName: 'Kiln' },
  },
  {
    shows: 'a picture alone, called a product',
    html: `<title>Tide lamp</title>${meta({ 'og:type': 'product', 'og:image': '/a.png' })}`,
    says: { title: 'Tide lamp', images: ['https://shop.test/a.png'] },
  },
  {
    shows: 'JSON-LD without a name',
    html: `<h1>Tide lamp</h1><script type="application/ld+json">{"@type":"Product","offers":{"price":"7.50","priceCurrency":"EUR"}}</script>`,
    says,
  },
  {
    shows: 'a picture of a page that is no product',
    html: `<title>About us</title>${meta({ 'og:type': 'website', 'og:image': '/a.png' })}`,
    says: null,
  },
];

const micro = (type: string, names: Readonly<Record<string, string>>) =>
  `<div itemscope itemtype="${type}"><b itemprop="${names['name'] ?? 'name'}">Tide lamp</b><p itemprop="${names['offers'] ?? 'offers'}" itemscope itemtype="${type.replace(/product/i, 'Offer')}"><b itemprop="price">7.50</b><meta itemprop="${names['currency'] ?? 'priceCurrency'}" content="EUR"></p></div>`;
const rdfa = (declared: string, prefix: string, offers = 'offers') =>
  `<div ${declared} typeof="${prefix}Product"><b property="${prefix}name">Tide lamp</b><p rel="${prefix}${offers}"><i property="${prefix}${offers}" typeof="${prefix}Offer"><b property="${prefix}price" content="7.50"></b><b property="${prefix}priceCurrency" content="EUR"></b></i></p></div>`;

/** Vocabularies in lower case, under older addresses, and behind prefixes. */
export const oldVocabularyPages: readonly PublishedPage[] = [
  {
    shows: 'JSON-LD in lower case',
    html: '<script type="application/ld+json">{"@type":"product","name":"Tide lamp","offers":{"@type":"offer","price":"7.50","pricecurrency":"EUR"}}</script>',
    says,
  },
  {
    shows: 'JSON-LD with whole addresses of several spellings',
    html: '<script type="application/ld+json">{"@type":"http://www.schema.org/Product","http://schema.org/name":"Tide lamp","https://schema.org/offers":{"price":"7.50","priceCurrency":"EUR"}}</script>',
    says,
  },
  {
    shows: 'microdata in lower case',
    html: micro('http://schema.org/product', { currency: 'pricecurrency' }),
    says,
  },
  {
    shows: 'microdata of schema.org without a scheme',
    html: micro('//schema.org/Product', {}),
    says,
  },
  {
    shows: 'microdata of schema.org by its name alone',
    html: micro('schema.org/Product', {}),
    says,
  },
  {
    shows: 'data-vocabulary.org',
    html: micro('http://data-vocabulary.org/Product', {
      offers: 'offerDetails',
      currency: 'currency',
    }),
    says,
  },
  {
    shows: 'data-vocabulary.org in RDFa, behind a namespace of XML',
    html: rdfa('xmlns:v="http://rdf.data-vocabulary.org/#"', 'v:', 'offerDetails'),
    says,
  },
  { shows: 'RDFa with a prefix', html: rdfa('prefix="s: https://schema.org/"', 's:'), says },
  {
    shows: 'RDFa with a prefix without a space',
    html: rdfa('prefix="s:http://schema.org/"', 's:'),
    says,
  },
  {
    shows: 'RDFa with a prefix in capitals',
    html: rdfa('prefix="S: HTTPS://schema.org"', 's:'),
    says,
  },
  {
    shows: 'RDFa behind a namespace of XML',
    html: rdfa('xmlns:schema="http://schema.org/"', 'schema:'),
    says,
  },
  {
    shows: 'RDFa in lower case',
    html: rdfa('vocab="http://schema.org/"', '').replace('"Product"', '"product"'),
    says,
  },
];

const graph = (title: string, more: Readonly<Record<string, string>> = {}) =>
  meta({ 'og:title': title, 'og:site_name': 'Kiln', 'og:image': '/logo.png', ...more });
const wall = (shows: string, html: string, url?: string): PublishedPage => ({
  shows,
  html,
  says: null,
  ...(url && { url }),
});

/** Pages that replace an item, with the Open Graph of any page. */
export const wallPages: readonly PublishedPage[] = [
  wall('a wall to sign in', `<title>Log in to Kiln</title>${graph('Log in or sign up')}`),
  wall('a wall to sign in, in Chinese', `<title>登录</title>${graph('淘宝网 - 淘！我喜欢')}`),
  wall(
    'a wall to sign in, behind a redirect',
    graph('Kiln, pottery'),
    'https://shop.test/login?next=/item/1',
  ),
  wall('a wall to sign in, with the name first', `<title>Kiln</title>${graph('Login • Kiln')}`),
  wall('a wall to sign in, in other words', graph('Log into Kiln')),
  wall('a page that is gone, in Chinese', graph('Kiln - 你访问的页面不见了')),
  wall(
    'a page that is gone, in a sentence',
    `<h1>Uh oh! The page you were looking for was not found.</h1>${graph('Pottery')}`,
  ),
  wall('a check for robots', `<title>Just a moment...</title>${graph('Kiln')}`),
  wall('a check for robots, in Chinese', `<h1>请完成安全验证</h1>${graph('Kiln')}`),
  wall(
    'an item that was removed',
    `<h1>This item is no longer available</h1>${graph('Kiln: pottery and more')}`,
  ),
  wall(
    'a page that was not found',
    `<title>404 – Page not found</title>${graph('Kiln: pottery and more')}`,
  ),
  wall('an item that was removed, in Chinese', `<title>商品已下架</title>${graph('Kiln 陶器')}`),
  wall(
    'an item that was removed, in Japanese',
    `<h1>ページが見つかりません</h1>${graph('Kiln 陶器')}`,
  ),
  wall('the name of the shop alone', `<title>Kiln</title>${graph('Kiln')}`),
  wall(
    'the Open Graph of its home page',
    graph('Pottery by hand', { 'og:url': 'https://shop.test/' }),
  ),
  {
    shows: 'an item that is called like a wall',
    html: `<h1>Login book</h1><title>Login book | Kiln</title>${graph('Login book', { 'product:price:amount': '7.50', 'product:price:currency': 'EUR' })}`,
    says: {
      title: 'Login book',
      images: ['https://shop.test/logo.png'],
      price: '7.5 EUR',
      shopName: 'Kiln',
    },
  },
  {
    shows: 'an item that is sold out, described as one',
    html: `<h1>Sold out</h1><script type="application/ld+json">{"@type":"Product","name":"Tide lamp","offers":{"availability":"OutOfStock"}}</script>`,
    says: { title: 'Tide lamp', availability: 'OUT_OF_STOCK' },
  },
];
