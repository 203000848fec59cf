import type { PublishedItem, Reading } from '../../platform/item-page/reading';
import type { TestApp } from '../test-app';
import type { TestClient } from '../test-client';

const cny = (amount: string) => ({ amount, currency: 'CNY' });

/** A teapot as its shop publishes it, in two glazes. */
export function publishedItem(change: Partial<PublishedItem> = {}): PublishedItem {
  const glaze = (id: string, value: string, amount: string) => ({
    ...{ id, options: [{ name: 'Glaze', value }], price: cny(amount) },
    ...{ availability: 'IN_STOCK' as const, imageUrl: null },
  });
  return {
    title: 'Celadon teapot',
    description: 'Holds 0.6 l',
    imageUrls: ['https://pictures.example.com/teapot.png'],
    price: cny('168.00'),
    availability: 'IN_STOCK',
    variants: [glaze('pale', 'Pale green', '168.00'), glaze('ivory', 'Ivory', '188.00')],
    shopName: 'Kiln',
    shipping: cny('12.00'),
    sources: { title: 'JSON_LD', price: 'JSON_LD' },
    ...change,
  };
}

/** Makes every shop respond this way from now on; returns the number of requests. */
export function letShopsSay(app: TestApp, answer: Reading | (() => Promise<Reading>)) {
  const read = jest.spyOn(app.services.shops.items, 'read');
  return read.mockImplementation(() =>
    typeof answer === 'function' ? answer() : Promise.resolve(answer),
  );
}

let items = 0;

/** Returns a new link. */
export const newItemLink = () => `https://shop.example.com/listed?id=${++items}`;

/** Has a shop's page read; returns the id of its listing. */
export async function buildListing(
  app: TestApp,
  client: TestClient,
  { pasted = newItemLink(), ...change }: Partial<PublishedItem> & { pasted?: string } = {},
): Promise<string> {
  const spy = letShopsSay(app, { item: publishedItem(change) });
  const { listing } = await client.run(
    'query ($pasted: String!) { listing(pasted: $pasted) { id } }',
    {
      pasted,
    },
  );
  spy.mockRestore();
  return listing.id;
}
