import type { TestClient } from '../test-client';

const ADD = `mutation ($input: AddCartItemInput!) {
  addCartItem(input: $input) { item { id quantity url name } }
}`;
let listings = 0;

/** The input of the item form; each call describes another listing. */
export function cartItemForm(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    url: `https://shop.example.com/item?id=${++listings}`,
    name: 'Porcelain teapot',
    unitPrice: 12_50,
    ...change,
  };
}

/** Puts an item into a shopper's cart, selected; returns its id. */
export async function buildCartItem(
  shopper: TestClient,
  change: Record<string, unknown> = {},
): Promise<string> {
  const { addCartItem } = await shopper.run(ADD, { input: cartItemForm(change) });
  return addCartItem.item.id;
}
