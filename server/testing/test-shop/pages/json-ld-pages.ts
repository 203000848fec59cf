import { ldPage, type PublishedPage } from './published-page';

const context = { '@context': 'https://schema.org/' };
const inStock = 'https://schema.org/InStock';
const image = 'https://shop.test/anvil.jpg';

/** Product, Offer, AggregateOffer, ProductGroup, price specifications and shipping, as documented. */
export const jsonLdPages: readonly PublishedPage[] = [
  {
    shows: 'Product with one Offer',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Executive Anvil',
      image: [image, 'https://shop.test/anvil-2.jpg'],
      description: "Sleeker than ACME's Classic Anvil.",
      sku: '0446310786',
      brand: { '@type': 'Brand', name: 'ACME' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.test/item/1',
        priceCurrency: 'USD',
        price: 119.99,
        priceValidUntil: '2030-11-20',
        itemCondition: 'https://schema.org/UsedCondition',
        availability: inStock,
        seller: { '@type': 'Organization', name: 'Executive Objects' },
      },
    }),
    says: {
      title: 'Executive Anvil',
      description: "Sleeker than ACME's Classic Anvil.",
      images: [image, 'https://shop.test/anvil-2.jpg'],
      price: '119.99 USD',
      availability: 'IN_STOCK',
      shopName: 'Executive Objects',
    },
  },
  {
    shows: 'AggregateOffer of several sellers',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Executive Anvil',
      offers: {
        '@type': 'AggregateOffer',
        offerCount: '5',
        lowPrice: '119.99',
        highPrice: '199.99',
        priceCurrency: 'USD',
      },
    }),
    says: { title: 'Executive Anvil', price: '119.99 USD' },
  },
  {
    shows: 'AggregateOffer around named offers',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Tea',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 9,
        priceCurrency: 'CNY',
        offers: [
          {
            '@type': 'Offer',
            name: '50 g',
            sku: 'T50',
            price: 9,
            priceCurrency: 'CNY',
            availability: inStock,
          },
          {
            '@type': 'Offer',
            name: '200 g',
            sku: 'T200',
            price: 30,
            priceCurrency: 'CNY',
            availability: 'OutOfStock',
          },
        ],
      },
    }),
    says: {
      title: 'Tea',
      price: '9 CNY',
      availability: 'IN_STOCK',
      variants: ['T50: 50 g: 9 CNY IN_STOCK', 'T200: 200 g: 30 CNY OUT_OF_STOCK'],
    },
  },
  {
    shows: 'ProductGroup with nested variants',
    html: ldPage({
      ...context,
      '@type': 'ProductGroup',
      name: 'Wool winter coat',
      description: 'Wool coat, new for the coming winter season',
      url: 'https://shop.test/item/1',
      brand: { '@type': 'Brand', name: 'Good brand' },
      productGroupID: '44E01',
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
      hasVariant: [
        {
          '@type': 'Product',
          sku: '44E01-M11000',
          image,
          name: 'Small green coat',
          size: 'small',
          color: 'Green',
          offers: { '@type': 'Offer', priceCurrency: 'USD', price: 39.99, availability: inStock },
        },
        {
          '@type': 'Product',
          sku: '44E01-K11000',
          name: 'Small blue coat',
          size: 'small',
          color: 'Light blue',
          offers: {
            '@type': 'Offer',
            priceCurrency: 'USD',
            price: 49.99,
            availability: 'https://schema.org/BackOrder',
          },
        },
      ],
    }),
    says: {
      title: 'Wool winter coat',
      description: 'Wool coat, new for the coming winter season',
      images: [image],
      price: '39.99 USD',
      availability: 'IN_STOCK',
      variants: [
        '44E01-M11000: size=small, color=Green: 39.99 USD IN_STOCK',
        '44E01-K11000: size=small, color=Light blue: 49.99 USD PREORDER',
      ],
      shopName: 'Good brand',
    },
  },
  {
    shows: 'variants that name their group by @id',
    html: ldPage(
      {
        ...context,
        '@id': '#coat_parent',
        '@type': 'ProductGroup',
        name: 'Wool coat',
        productGroupID: '44E01',
        variesBy: 'color',
      },
      {
        ...context,
        '@type': 'Product',
        isVariantOf: { '@id': '#coat_parent' },
        sku: 'G',
        color: 'Green',
        offers: { price: '39.99', priceCurrency: 'USD' },
      },
      {
        ...context,
        '@type': 'Product',
        isVariantOf: { '@id': '#coat_parent' },
        sku: 'B',
        color: 'Blue',
        offers: { price: '41.99', priceCurrency: 'USD' },
      },
    ),
    says: {
      title: 'Wool coat',
      price: '39.99 USD',
      variants: ['G: color=Green: 39.99 USD', 'B: color=Blue: 41.99 USD'],
    },
  },
  {
    shows: 'a variant that carries its group within it',
    html: ldPage({
      ...context,
      '@type': 'Product',
      sku: 'S-G',
      name: 'Green scarf',
      color: 'Green',
      isVariantOf: { '@type': 'ProductGroup', name: 'Scarf', variesBy: 'https://schema.org/color' },
      offers: { '@type': 'Offer', price: 20, priceCurrency: 'EUR' },
    }),
    says: { title: 'Scarf', price: '20 EUR', variants: ['S-G: color=Green: 20 EUR'] },
  },
  {
    shows: 'variants that name the group by its id',
    html: ldPage([
      { ...context, '@type': 'ProductGroup', name: 'Mug', productGroupID: 'M1' },
      {
        ...context,
        '@type': 'Product',
        inProductGroupWithID: 'M1',
        sku: 'a',
        name: 'Mug, red',
        offers: { price: 5, priceCurrency: 'GBP' },
      },
      {
        ...context,
        '@type': 'Product',
        inProductGroupWithID: 'M1',
        sku: 'b',
        name: 'Mug, blue',
        offers: { price: 6, priceCurrency: 'GBP' },
      },
    ]),
    says: { title: 'Mug', price: '5 GBP', variants: ['a: Mug, red: 5 GBP', 'b: Mug, blue: 6 GBP'] },
  },
  {
    shows: 'a sale price beside the one struck out',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Coat',
      offers: {
        '@type': 'Offer',
        priceSpecification: [
          {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: 15,
            priceCurrency: 'EUR',
          },
          { '@type': 'UnitPriceSpecification', price: 10, priceCurrency: 'EUR' },
        ],
      },
    }),
    says: { title: 'Coat', price: '10 EUR' },
  },
  {
    shows: 'a price for members beside that for everybody',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Coat',
      offers: {
        '@type': 'Offer',
        priceSpecification: [
          {
            '@type': 'UnitPriceSpecification',
            price: 8,
            priceCurrency: 'EUR',
            validForMemberTier: { '@type': 'MemberProgramTier', '@id': '#gold' },
          },
          { '@type': 'UnitPriceSpecification', price: 10, priceCurrency: 'EUR' },
        ],
      },
    }),
    says: { title: 'Coat', price: '10 EUR' },
  },
  {
    shows: 'unit pricing beside the price of the piece',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Detergent, 4.5 l',
      offers: {
        '@type': 'Offer',
        price: 81,
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 18,
          priceCurrency: 'EUR',
          referenceQuantity: { '@type': 'QuantitativeValue', value: '1', unitCode: 'LTR' },
        },
      },
    }),
    says: { title: 'Detergent, 4.5 l', price: '81 EUR' },
  },
  {
    shows: 'prices by quantity: that of one piece counts',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Screws',
      offers: {
        '@type': 'Offer',
        priceSpecification: [
          {
            '@type': 'UnitPriceSpecification',
            price: 1.1,
            priceCurrency: 'CNY',
            eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 100 },
          },
          {
            '@type': 'UnitPriceSpecification',
            price: 1.5,
            priceCurrency: 'CNY',
            eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 99 },
          },
        ],
      },
    }),
    says: { title: 'Screws', price: '1.5 CNY' },
  },
  {
    shows: 'a CompoundPriceSpecification',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Phone',
      offers: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'CompoundPriceSpecification',
          price: '699.00',
          priceCurrency: 'USD',
        },
      },
    }),
    says: { title: 'Phone', price: '699 USD' },
  },
  {
    shows: 'OfferShippingDetails, one destination each: that of the warehouse counts',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Coat',
      offers: {
        '@type': 'Offer',
        price: 39.99,
        priceCurrency: 'USD',
        shippingDetails: [
          {
            '@type': 'OfferShippingDetails',
            shippingRate: { '@type': 'MonetaryAmount', value: 3.49, currency: 'USD' },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
          },
          {
            '@type': 'OfferShippingDetails',
            shippingRate: { '@type': 'MonetaryAmount', value: '12.00', currency: 'USD' },
            shippingDestination: [{ '@type': 'DefinedRegion', addressCountry: 'cn' }],
          },
        ],
      },
    }),
    says: { title: 'Coat', price: '39.99 USD', shipping: '12 USD' },
  },
  {
    shows: 'OfferShippingDetails without destination, free',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Coat',
      offers: {
        price: 39.99,
        priceCurrency: 'USD',
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { value: 0, currency: 'USD' },
        },
      },
    }),
    says: { title: 'Coat', price: '39.99 USD', shipping: '0 USD' },
  },
  {
    shows: 'OfferShippingDetails to other countries alone',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Coat',
      offers: {
        price: 39.99,
        priceCurrency: 'USD',
        shippingDetails: {
          shippingRate: { value: 5, currency: 'USD' },
          shippingDestination: { addressCountry: ['US', 'CA'] },
        },
      },
    }),
    says: { title: 'Coat', price: '39.99 USD' },
  },
  {
    shows: 'a @graph whose nodes refer to each other',
    html: ldPage({
      ...context,
      '@graph': [
        { '@type': 'WebSite', '@id': 'https://shop.test/#site', name: 'Kiln & Cup' },
        { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Tea' }] },
        {
          '@type': 'ItemPage',
          '@id': 'https://shop.test/item/1',
          mainEntity: { '@id': '#product' },
        },
        {
          '@type': 'Product',
          '@id': '#product',
          name: 'Teapot',
          image: { '@id': '#image' },
          offers: { '@id': '#offer' },
        },
        { '@type': 'ImageObject', '@id': '#image', contentUrl: '/teapot.jpg' },
        {
          '@type': 'Offer',
          '@id': '#offer',
          price: '168.00',
          priceCurrency: 'CNY',
          availability: 'InStock',
        },
      ],
    }),
    says: {
      title: 'Teapot',
      images: ['https://shop.test/teapot.jpg'],
      price: '168 CNY',
      availability: 'IN_STOCK',
      shopName: 'Kiln & Cup',
    },
  },
  {
    shows: 'the product of this page among related ones',
    html: ldPage(
      {
        ...context,
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'ListItem',
            item: { '@type': 'Product', name: 'Other', offers: { price: 1, priceCurrency: 'USD' } },
          },
        ],
      },
      {
        ...context,
        '@type': 'Product',
        name: 'Neighbour',
        url: '/item/2',
        offers: { price: 2, priceCurrency: 'USD' },
      },
      {
        ...context,
        '@type': 'Product',
        name: 'This',
        url: '/item/1#reviews',
        offers: { price: 3, priceCurrency: 'USD' },
        isRelatedTo: {
          '@type': 'Product',
          name: 'Related',
          offers: { price: 4, priceCurrency: 'USD' },
        },
      },
    ),
    says: { title: 'This', price: '3 USD' },
  },
  {
    shows: 'several types, prefixed names and expanded values',
    html: ldPage({
      '@context': { schema: 'http://schema.org/' },
      '@type': ['schema:Product', 'schema:IndividualProduct'],
      'schema:name': { '@value': 'Fan', '@language': 'en' },
      'schema:image': {
        '@list': [
          '/a.jpg',
          '/b.jpg',
          '/a.jpg',
          'data:image/png;base64,AAAA',
          'javascript:alert(1)',
        ],
      },
      'schema:offers': {
        '@type': 'schema:Offer',
        'http://schema.org/price': { '@value': '59' },
        'schema:priceCurrency': 'CNY',
        'schema:availability': { '@id': 'schema:SoldOut' },
      },
    }),
    says: {
      title: 'Fan',
      images: ['https://shop.test/a.jpg', 'https://shop.test/b.jpg'],
      price: '59 CNY',
      availability: 'OUT_OF_STOCK',
    },
  },
  {
    shows: 'a list of offers with names',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Shirt',
      offers: [
        {
          '@type': 'Offer',
          name: 'Red / L',
          sku: 'RL',
          price: '12.00',
          priceCurrency: 'USD',
          availability: 'http://schema.org/OutOfStock',
        },
        {
          '@type': 'Offer',
          name: 'Red / XL',
          sku: 'RXL',
          price: '13.00',
          priceCurrency: 'USD',
          availability: 'http://schema.org/InStock',
        },
      ],
    }),
    says: {
      title: 'Shirt',
      price: '12 USD',
      availability: 'IN_STOCK',
      variants: ['RL: Red / L: 12 USD OUT_OF_STOCK', 'RXL: Red / XL: 13 USD IN_STOCK'],
    },
  },
  {
    shows: 'offers of items with properties',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Cable',
      offers: ['1 m', '2 m'].map((value, at) => ({
        '@type': 'Offer',
        price: 10 + at,
        priceCurrency: 'CNY',
        itemOffered: {
          '@type': 'Product',
          sku: `C${at}`,
          additionalProperty: { '@type': 'PropertyValue', name: 'Length', value },
        },
      })),
    }),
    says: {
      title: 'Cable',
      price: '10 CNY',
      variants: ['C0: Length=1 m: 10 CNY', 'C1: Length=2 m: 11 CNY'],
    },
  },
  {
    shows: 'a Book that is sold',
    html: ldPage({
      ...context,
      '@type': 'Book',
      name: 'River towns',
      author: { name: 'L. Wei' },
      offers: { price: '1,980', priceCurrency: 'JPY' },
    }),
    says: { title: 'River towns', price: '1980 JPY' },
  },
  {
    shows: 'texts with tags and entities in them, and too long',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: '  Kiln &amp; Cup:&nbsp;<b>teapot</b>\u200b\n ',
      description: `<p>Line one</p><p>Line two</p><script>alert(1)</script>${'x'.repeat(2_000)}`,
    }),
    says: { title: 'Kiln & Cup: teapot', description: `Line one Line two ${'x'.repeat(982)}` },
  },
  {
    shows: 'JSON with line breaks in texts and a comma too many',
    html: `<script type='application/ld+json'><!-- {"@type":"Product","name":"Tea
pot","offers":{"price":"5","priceCurrency":"EUR",},} --></script>`,
    says: { title: 'Tea pot', price: '5 EUR' },
  },
  {
    shows: 'one script that is broken beside one that is not',
    html: `<script type="application/ld+json">{"@type":"Product","name":</script>${ldPage({ '@type': 'Product', name: 'Cup' })}`,
    says: { title: 'Cup' },
  },
  {
    shows: 'a group and its variants in a circle',
    html: ldPage({
      '@graph': [
        { '@id': '#g', '@type': 'ProductGroup', name: 'Lamp', hasVariant: [{ '@id': '#v' }] },
        {
          '@id': '#v',
          '@type': 'Product',
          isVariantOf: { '@id': '#g' },
          color: 'White',
          offers: { price: 7, priceCurrency: 'EUR' },
        },
      ],
    }),
    says: { title: 'Lamp', price: '7 EUR', variants: ['color=White: 7 EUR'] },
  },
  {
    shows: 'prices that are none: nothing, negative, unclear, in no currency',
    html: ldPage({
      ...context,
      '@type': 'Product',
      name: 'Riddle',
      offers: [
        { price: 0, priceCurrency: 'USD' },
        { price: -3, priceCurrency: 'USD' },
        { price: '10-20', priceCurrency: 'USD' },
        { price: '$5' },
      ],
    }),
    says: { title: 'Riddle' },
  },
  {
    shows: 'an item behind very many other blocks',
    html: ldPage(...Array.from({ length: 2_000 }, () => ({ '@type': 'ListItem' })), {
      '@type': 'Product',
      name: 'Tide lamp',
      offers: { price: '7.50', priceCurrency: 'EUR' },
    }),
    says: { title: 'Tide lamp', price: '7.5 EUR' },
  },
  {
    shows: 'a page about something else',
    html: ldPage(
      { ...context, '@type': 'Article', headline: 'Ten teapots' },
      { ...context, '@type': 'Organization', name: 'Shop' },
    ),
    says: null,
  },
];
