import { Crowd } from '../../bench/lib/load.mjs';
import { Shopper } from '../../bench/lib/shopper.mjs';
import { say } from '../../launch/lib/project.mjs';

const CONNECTIONS = 24;
/** So many that no account exceeds its points. */
const SHOPPERS = 96;
const FIRST_SHOPPER = 100;
const WARM_UP_SECONDS = 4;
const COUNTED_SECONDS = 10;

const ADD = 'mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { item { id } } }';
const REMOVE = `mutation ($ids: [ID!]!) {
  removeCartItems(input: { cartItemIds: $ids }) { cart { id } }
}`;
const ITEM = { url: 'https://shop.example.com/item?id=7', name: 'Teapot', unitPrice: 10_00 };
const READS = [
  '{ viewer { id name cartCount fund { balance } } }',
  '{ orders(page: 1) { total counts { status count } items { id number amount } } }',
  '{ articleGroups(type: HELP) { name articles { name } } }',
  '{ notifications(first: 5) { totalCount edges { node { id title } } } }',
];

/**
 * Compares how many rounds of a mixed load (reads, and an item put into the cart and taken out) the cluster and one
 * of its processes alone do in a second. All of them share the cores of this machine with their clients.
 */
export async function compareThroughput({ url, webUrls }) {
  const shoppers = [];
  for (let index = 0; index < SHOPPERS; index++)
    shoppers.push(await new Shopper(url, FIRST_SHOPPER + index).open());
  const one = await roundsPerSecond(webUrls[0], shoppers);
  const both = await roundsPerSecond(url, shoppers);
  say(
    `mixed load: one process ${one.toFixed(1)} rounds/s, the cluster ${both.toFixed(1)}, ` +
      `ratio ${(both / one).toFixed(2)}`,
  );
}

async function roundsPerSecond(url, shoppers) {
  let refused = 0;
  const work = async ({ ask }) => {
    try {
      for (const read of READS) await ask(read);
      const { addCartItem } = await ask(ADD, { input: ITEM });
      await ask(REMOVE, { ids: [addCartItem.item.id] });
    } catch (error) {
      if (!error.seconds) throw error;
      refused += 1;
    }
  };
  const crowd = new Crowd({ url, size: CONNECTIONS, shoppers, work });
  await crowd.work(WARM_UP_SECONDS);
  refused = 0;
  const taken = await crowd.work(COUNTED_SECONDS);
  crowd.close();
  if (refused > 0) say(`${refused} of ${taken.length} rounds were refused`);
  return (taken.length - refused) / COUNTED_SECONDS;
}
