import { itemPage } from '../../../operator/demo/shop/shop-html';
import {
  shopItems,
  type PublishedFormat,
  type ShopItem,
} from '../../../operator/demo/shop/shop-items';
import {
  offerPages,
  placePages,
  severalItemsPages,
} from '../../../testing/test-shop/pages/ambiguous-pages';
import { jsonLdPages } from '../../../testing/test-shop/pages/json-ld-pages';
import {
  microdataPages,
  mixedPages,
  openGraphPages,
  rdfaPages,
} from '../../../testing/test-shop/pages/markup-pages';
import {
  oldVocabularyPages,
  untitledPages,
  wallPages,
} from '../../../testing/test-shop/pages/plain-pages';
import {
  PAGE_URL,
  READ_AT,
  summaryOf,
  type PublishedPage,
} from '../../../testing/test-shop/pages/published-page';
import { woundedPages } from '../../../testing/test-shop/pages/wounded-pages';
import type { PublishedItem } from '../reading';
import { readPublished } from './read-published';

const written: Readonly<Record<string, readonly PublishedPage[]>> = {
  'JSON-LD': jsonLdPages,
  microdata: microdataPages,
  RDFa: rdfaPages,
  'Open Graph': openGraphPages,
  several: mixedPages,
  'wounded JSON-LD': woundedPages,
  'several items': severalItemsPages,
  'several offers': offerPages,
  'ambiguous signs': placePages,
  'no title': untitledPages,
  'old vocabularies': oldVocabularyPages,
  walls: wallPages,
};

describe.each(Object.entries(written))('What a page publishes in %s is read', (_, pages) => {
  it.each(pages.map((page) => [page.shows, page] as const))(
    '%s',
    (__, { html, says, url = PAGE_URL }) => {
      const item = readPublished(html, url, READ_AT);
      expect(item && summaryOf(item)).toEqual(says);
    },
  );
});

const formats: readonly PublishedFormat[] = ['json-ld', 'microdata', 'rdfa', 'open-graph'];
const urls = {
  page: PAGE_URL,
  pictures: ['https://shop.test/a.png', 'https://shop.test/b.png'],
};

/** The shop's description of an item in one format; Open Graph knows no variants. */
function told(item: ShopItem, format: PublishedFormat): Partial<PublishedItem> {
  const { amount, currency, shipping, variants } = item;
  const bestIsThere =
    variants.length > 0 && format !== 'open-graph'
      ? variants.some(({ isInStock }) => isInStock)
      : item.isInStock;
  return {
    title: item.title,
    description: item.description,
    imageUrls: urls.pictures,
    price: { amount: String(Number(amount)), currency },
    availability: bestIsThere ? 'IN_STOCK' : 'OUT_OF_STOCK',
    shopName: item.seller,
    shipping: { amount: String(Number(shipping)), currency },
    variants:
      format === 'open-graph'
        ? []
        : variants.map((variant) => ({
            id: variant.id,
            options: Object.entries(variant.options).map(([name, value]) => ({
              name,
              value,
            })),
            price: { amount: String(Number(variant.amount)), currency },
            availability: variant.isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
            imageUrl: null,
          })),
  };
}

const read = (item: ShopItem, format: PublishedFormat) =>
  readPublished(itemPage(item, urls, 'en', format), PAGE_URL, READ_AT);

describe.each(formats)('The items of a shop that publishes %s', (format) => {
  it.each(shopItems.map((item) => [item.name, item] as const))('%s', (_, item) => {
    expect(read(item, format)).toMatchObject(told(item, format));
  });
});

describe('Of all these pages', () => {
  it('each field is read as often as it is published', () => {
    expect(tableOf()).toMatchInlineSnapshot(`
     "
     format            pages         title   description        images         price  availability      variants      shopName      shipping
     JSON-LD              28         27/27           3/3           4/4         24/24           6/6           8/8           3/3           2/2
     microdata             8           8/8           1/1           2/2           6/6           1/1           1/1           1/1           1/1
     RDFa                  7           6/6           2/2           1/1           4/4           1/1           1/1           1/1           0/0
     Open Graph            6           5/5           2/2           3/3           3/3           3/3           0/0           1/1           1/1
     several               4           2/2           2/2           1/1           1/1           0/0           0/0           1/1           0/0
     wounded JSON-LD      30         25/25           0/0           0/0         25/25           0/0           0/0           0/0           0/0
     several items        13         11/11           0/0           0/0         11/11           0/0           0/0           0/0           0/0
     several offers       10         10/10           0/0           0/0           7/7           0/0           0/0           0/0           0/0
     ambiguous signs      16         16/16           0/0           0/0         12/12           0/0           0/0           0/0           0/0
     no title              5           4/4           0/0           1/1           3/3           0/0           0/0           1/1           0/0
     old vocabularies     12         12/12           0/0           0/0         12/12           0/0           0/0           0/0           0/0
     walls                17           2/2           0/0           1/1           1/1           1/1           0/0           1/1           0/0
     shop, json-ld         8           8/8           8/8           8/8           8/8           8/8           4/4           8/8           8/8
     shop, microdata       8           8/8           8/8           8/8           8/8           8/8           4/4           8/8           8/8
     shop, rdfa            8           8/8           8/8           8/8           8/8           8/8           4/4           8/8           8/8
     shop, open-graph      8           8/8           8/8           8/8           8/8           8/8           0/0           8/8           8/8
     "
    `);
  });
});

/** A row per format: pages, and of each field how often it was read of how often it was published. */
function tableOf(): string {
  const fields = [
    'title',
    'description',
    'images',
    'price',
    'availability',
    'variants',
    'shopName',
    'shipping',
  ] as const;
  const summaries = (item: PublishedItem | null) => (item ? summaryOf(item) : {});
  const rows = Object.entries(written).map(([format, pages]) => ({
    format,
    pages: pages.map(
      ({ html, says, url = PAGE_URL }) =>
        [summaries(readPublished(html, url, READ_AT)), says ?? {}] as const,
    ),
  }));
  const shop = formats.map((format) => ({
    format: `shop, ${format}`,
    pages: shopItems.map(
      (item) =>
        [
          summaries(read(item, format)),
          summaryOf({ ...told(item, format), sources: {} } as PublishedItem),
        ] as const,
    ),
  }));
  const lines = [...rows, ...shop].map(({ format, pages }) => {
    const counts = fields.map((field) => {
      const published = pages.filter(([, says]) => says[field] !== undefined);
      const right = published.filter(
        ([item, says]) => JSON.stringify(item[field]) === JSON.stringify(says[field]),
      );
      return `${right.length}/${published.length}`.padStart(14);
    });
    return format.padEnd(18) + String(pages.length).padStart(5) + counts.join('');
  });
  const heading =
    'format'.padEnd(18) + 'pages' + fields.map((field) => field.padStart(14)).join('');
  return ['', heading, ...lines, ''].join('\n');
}
