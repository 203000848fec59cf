import { expect } from '@playwright/test';
import { translatePage } from '../testing/translatePage';
import { arrive } from './support/arrive';
import { collectConsoleErrors } from './support/consoleErrors';
import { openDemoAccount } from './support/demo-account';
import { press } from './support/press';
import { test } from './support/story';
import { messagesOf } from './support/messages';

const CART = '{ cart { selectedTotal items { id name quantity isSelected } } }';

const ADD = `mutation ($input: AddCartItemInput!) {
  addCartItem(input: $input) { item { id } }
}`;

interface Cart {
  selectedTotal: number;
  items: { id: string; name: string; quantity: number; isSelected: boolean }[];
}

/** Fen as the pages show them. */
const yuan = (fen: number) =>
  `¥${(fen / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test('a cart that the browser has translated tells the right sum of another quantity', async ({
  browser,
  tidebox,
}) => {
  const say = messagesOf('en');
  const account = await openDemoAccount(tidebox.url);
  const cartNow = async () => (await account.ask<{ cart: Cart }>(CART)).cart;
  // Another story may have ordered everything else.
  const cup = { url: 'https://shop.example/item/7', name: 'Enamel cup', unitPrice: 4500 };
  const { addCartItem } = await account.ask<{ addCartItem: { item: { id: string } } }>(ADD, {
    input: cup,
  });
  const before = await cartNow();
  const item = before.items.find(({ id }) => id === addCartItem.item.id)!;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await account.enter(context);
  const page = await context.newPage();
  const consoleErrors = collectConsoleErrors(page);
  await arrive(page, `${tidebox.url}/cart`);
  const quantity = page.getByRole('group', {
    name: say('cart.quantityOf', { name: item.name }),
    exact: true,
  });
  const sums = page.getByRole('complementary');
  await expect(sums).toContainText(yuan(before.selectedTotal));
  await page.evaluate(translatePage, undefined);
  await expect(sums).toContainText('‹selected›');

  for (const step of ['cart.oneMoreOf', 'cart.oneLessOf']) {
    const name = say(step, { name: item.name });
    await press(quantity.first().getByRole('button', { name, exact: true }));
    const changed = item.quantity + (step === 'cart.oneMoreOf' ? 1 : 0);
    await expect(quantity.first().getByRole('textbox')).toHaveValue(String(changed));
    const quantityKept = async () =>
      (await cartNow()).items.find(({ id }) => id === item.id)?.quantity;
    await expect.poll(quantityKept).toBe(changed);
    const { selectedTotal, items } = await cartNow();
    const chosen = items.filter(({ isSelected }) => isSelected);
    const pieces = chosen.reduce((sum, { quantity: count }) => sum + count, 0);
    await expect(sums).toContainText(yuan(selectedTotal));
    await expect(sums).toContainText(say('cart.selected', { count: chosen.length, pieces }));
    await page.evaluate(translatePage, undefined);
  }
  expect(consoleErrors()).toEqual([]);
});
