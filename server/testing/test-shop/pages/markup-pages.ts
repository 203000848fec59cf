import type { PublishedPage } from './published-page';

/** Microdata, with `content` on any element as schema.org's examples have it. */
export const microdataPages: readonly PublishedPage[] = [
  {
    shows: 'Product with an Offer, content beside the text',
    html: `<div itemscope itemtype="https://schema.org/Product">
      <img itemprop="image" src="/dell.jpg" alt="" /><span itemprop="name">Dell UltraSharp 30" LCD Monitor</span>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
      <span itemprop="priceCurrency" content="USD">$</span><span itemprop="price" content="1000.00">1,000.00</span>
      <link itemprop="availability" href="https://schema.org/InStock" />In stock</div></div>`,
    says: {
      title: 'Dell UltraSharp 30" LCD Monitor',
      images: ['https://shop.test/dell.jpg'],
      price: '1000 USD',
      availability: 'IN_STOCK',
    },
  },
  {
    shows: 'AggregateOffer over visible texts',
    html: `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Monitor</h1>
      <p itemprop="offers" itemscope itemtype="http://schema.org/AggregateOffer"><span itemprop="lowPrice">$1,250</span> to
      <span itemprop="highPrice">$1,495</span><meta itemprop="priceCurrency" content="USD"></p></div>`,
    says: { title: 'Monitor', price: '1250 USD' },
  },
  {
    shows: 'a price as people of Europe write it',
    html: `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Teekanne</h1>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price">1.234,50 €</span></div></div>`,
    says: { title: 'Teekanne', price: '1234.5 EUR' },
  },
  {
    shows: 'itemref to a part elsewhere on the page',
    html: `<div itemscope itemtype="https://schema.org/Product" itemref="deal shot"><h1 itemprop="name">Cup</h1></div>
      <aside id="deal" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><data itemprop="price" value="36.5">36.50</data>
      <meta itemprop="priceCurrency" content="CNY"></aside><p id="shot"><img itemprop="image" data-src="/cup.webp"></p>`,
    says: { title: 'Cup', images: ['https://shop.test/cup.webp'], price: '36.5 CNY' },
  },
  {
    shows: 'ProductGroup and variants',
    html: `<div itemscope itemtype="https://schema.org/ProductGroup"><h1 itemprop="name">Coat</h1>
      <meta itemprop="variesBy" content="https://schema.org/size">
      <div itemprop="hasVariant" itemscope itemtype="https://schema.org/Product"><meta itemprop="sku" content="S"><span itemprop="size">small</span>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="39.99"><meta itemprop="priceCurrency" content="USD"></div></div>
      <div itemprop="hasVariant" itemscope itemtype="https://schema.org/Product"><meta itemprop="sku" content="L"><span itemprop="size">large</span></div></div>`,
    says: {
      title: 'Coat',
      price: '39.99 USD',
      variants: ['S: size=small: 39.99 USD', 'L: size=large'],
    },
  },
  {
    shows: 'seller, brand, description and shipping',
    html: `<main itemscope itemtype="https://schema.org/Product"><span itemprop="brand">ACME</span><h1 itemprop="name">Anvil</h1>
      <div itemprop="description"><p>Heavy.</p> <p>Black.</p></div><div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
      <meta itemprop="price" content="5"><meta itemprop="priceCurrency" content="CNY">
      <span itemprop="seller" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Kiln</b></span>
      <div itemprop="shippingDetails" itemscope itemtype="https://schema.org/OfferShippingDetails">
      <div itemprop="shippingRate" itemscope itemtype="https://schema.org/MonetaryAmount"><meta itemprop="value" content="8"><meta itemprop="currency" content="CNY"></div></div></div></main>`,
    says: {
      title: 'Anvil',
      description: 'Heavy. Black.',
      price: '5 CNY',
      shopName: 'Kiln',
      shipping: '8 CNY',
    },
  },
  {
    shows: 'a review and a related product within the product',
    html: `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Cup</h1>
      <div itemprop="review" itemscope itemtype="https://schema.org/Review"><span itemprop="name">Great!</span></div>
      <div itemprop="isSimilarTo" itemscope itemtype="https://schema.org/Product"><span itemprop="name">Bowl</span></div></div>`,
    says: { title: 'Cup' },
  },
  {
    shows: 'items that contain themselves by itemref',
    html: `<div itemscope itemtype="https://schema.org/Product" itemref="a" id="a"><span itemprop="name">Loop</span>
      <div itemprop="offers" itemscope itemref="a"></div></div>`,
    says: { title: 'Loop' },
  },
];

/** RDFa Lite. */
export const rdfaPages: readonly PublishedPage[] = [
  {
    shows: 'Product with an Offer',
    html: `<div vocab="https://schema.org/" typeof="Product"><img property="image" src="/dell.jpg" alt="">
      <span property="name">Dell Monitor</span><div property="offers" typeof="Offer"><span property="priceCurrency" content="USD">$</span>
      <span property="price" content="1000.00">1,000.00</span><link property="availability" href="https://schema.org/InStock">In stock</div></div>`,
    says: {
      title: 'Dell Monitor',
      images: ['https://shop.test/dell.jpg'],
      price: '1000 USD',
      availability: 'IN_STOCK',
    },
  },
  {
    shows: 'names with a prefix of the page',
    html: `<body prefix="s: http://schema.org/"><div typeof="s:Product" resource="#it"><h1 property="s:name">Lamp</h1>
      <p property="s:offers" typeof="s:Offer"><b property="s:price">219</b><meta property="s:priceCurrency" content="CNY"></p></div></body>`,
    says: { title: 'Lamp', price: '219 CNY' },
  },
  {
    shows: 'names with the initial prefix, and whole addresses',
    html: `<div typeof="schema:Product"><h1 property="https://schema.org/name">Lamp</h1><p property="schema:description">Linen</p></div>`,
    says: { title: 'Lamp', description: 'Linen' },
  },
  {
    shows: 'AggregateOffer and a seller as a resource',
    html: `<div vocab="http://schema.org/"><div typeof="Organization" resource="#shop"><span property="name">Lumen</span></div>
      <div typeof="Product"><h1 property="name">Lamp</h1><div property="offers" typeof="AggregateOffer">
      <span property="lowPrice">1250</span><meta property="priceCurrency" content="CNY"><a property="seller" resource="#shop" href="/">shop</a></div></div></div>`,
    says: { title: 'Lamp', price: '1250 CNY', shopName: 'Lumen' },
  },
  {
    shows: 'more about a resource further down',
    html: `<div vocab="http://schema.org/"><div typeof="Product" resource="#p"><h1 property="name">Fan</h1></div>
      <div resource="#p"><p property="description">Silk</p></div></div>`,
    says: { title: 'Fan', description: 'Silk' },
  },
  {
    shows: 'variants of a group',
    html: `<div vocab="https://schema.org/" typeof="ProductGroup"><h1 property="name">Coat</h1>
      <div property="hasVariant" typeof="Product"><b property="color">Green</b><i property="offers" typeof="Offer"><b property="price">40</b><b property="priceCurrency">USD</b></i></div></div>`,
    says: { title: 'Coat', price: '40 USD', variants: ['color=Green: 40 USD'] },
  },
  {
    shows: 'another vocabulary',
    html: `<div vocab="http://xmlns.com/foaf/0.1/" typeof="Person"><span property="name">Alice</span></div>`,
    says: null,
  },
];

const metas = (properties: Readonly<Record<string, string>>, attribute = 'property') =>
  Object.entries(properties)
    .map(([name, content]) => `<meta ${attribute}="${name}" content="${content}">`)
    .join('');

/** Open Graph and its product. */
export const openGraphPages: readonly PublishedPage[] = [
  {
    shows: 'product with price and availability',
    html: metas({
      'og:type': 'product',
      'og:title': 'Teapot',
      'og:description': 'Pale green',
      'og:image': 'https://shop.test/t.jpg',
      'og:site_name': 'Kiln',
      'product:price:amount': '168.00',
      'product:price:currency': 'CNY',
      'product:availability': 'in stock',
      'product:brand': 'Longquan',
    }),
    says: {
      title: 'Teapot',
      description: 'Pale green',
      images: ['https://shop.test/t.jpg'],
      price: '168 CNY',
      availability: 'IN_STOCK',
      shopName: 'Kiln',
    },
  },
  {
    shows: 'the older names of price, and several pictures',
    html:
      metas({
        'og:title': 'Cup',
        'og:price:amount': '1,234.50',
        'og:price:currency': 'USD',
        'og:availability': 'oos',
      }) +
      '<meta property="og:image" content="/1.jpg"><meta property="og:image" content="//cdn.test/2.jpg">',
    says: {
      title: 'Cup',
      images: ['https://shop.test/1.jpg', 'https://cdn.test/2.jpg'],
      price: '1234.5 USD',
      availability: 'OUT_OF_STOCK',
    },
  },
  {
    shows: 'a sale price',
    html: metas({
      'og:title': 'Cup',
      'product:price:amount': '20',
      'product:price:currency': 'EUR',
      'product:sale_price:amount': '15',
      'product:sale_price:currency': 'EUR',
    }),
    says: { title: 'Cup', price: '15 EUR' },
  },
  {
    shows: 'shipping cost and preorder',
    html: metas({
      'og:title': 'Cup',
      'product:availability': 'preorder',
      'product:shipping_cost:amount': '6',
      'product:shipping_cost:currency': 'CNY',
    }),
    says: { title: 'Cup', availability: 'PREORDER', shipping: '6 CNY' },
  },
  {
    shows: 'name instead of property, entities, and the card of another network',
    html: metas(
      { 'og:title': 'Kiln &amp; Cup', 'twitter:description': 'Bowl', 'twitter:image': '/b.jpg' },
      'name',
    ),
    says: { title: 'Kiln & Cup', description: 'Bowl', images: ['https://shop.test/b.jpg'] },
  },
  { shows: 'no title', html: metas({ 'og:site_name': 'Kiln', 'og:image': '/a.jpg' }), says: null },
];

const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;

/** Several vocabularies at once, and none. */
export const mixedPages: readonly PublishedPage[] = [
  {
    shows: 'each field from the first that has it',
    html: `<base href="https://cdn.test/x/">${ld('{"@type":"Product","name":"From JSON-LD"}')}
      ${metas({ 'og:title': 'From Open Graph', 'og:description': 'Told', 'og:site_name': 'Kiln', 'product:price:amount': '9', 'product:price:currency': 'CNY' })}
      <div itemscope itemtype="https://schema.org/Product"><span itemprop="name">From microdata</span><img itemprop="image" src="a.jpg">
      <div itemprop="offers" itemscope><meta itemprop="price" content="7"><meta itemprop="priceCurrency" content="CNY"></div></div>`,
    says: {
      title: 'From JSON-LD',
      description: 'Told',
      images: ['https://cdn.test/x/a.jpg'],
      price: '7 CNY',
      shopName: 'Kiln',
    },
  },
  { shows: 'nothing but a title', html: '<title>Teapot</title><h1>Teapot ¥168</h1>', says: null },
  { shows: 'nothing at all', html: '', says: null },
  {
    shows: 'markup that is not closed',
    html: '<div itemscope itemtype=https://schema.org/Product><p itemprop=name>Teapot<p itemprop=description>Green<table><tr><td>',
    says: { title: 'Teapot', description: 'Green' },
  },
];
