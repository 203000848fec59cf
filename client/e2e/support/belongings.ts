import type { DemoAccount } from './demo-account';

/** Ids of the demo shopper's objects, for the pages that show one. */
export interface Belongings {
  orders: Record<string, string>;
  /** One whose items are on their way. */
  shippedOrder: string;
  /** One about which we ask something. */
  askedOrder: string;
  /** One that waits in the warehouse to be packed. */
  storedOrder: string;
  packages: Record<string, string>;
  /** Those that can be packed. */
  storedItems: string[];
  message: string;
  address: string;
  payment: string;
  /** One that the gateway refused. */
  failedPayment: string;
  /** Of all that was ever ordered or lies in the cart. */
  itemNames: string[];
}

interface OrderItem {
  name: string;
  storedItem: { package: { status: string } | null } | null;
}

interface Order {
  id: string;
  status: string;
  availableActions: string[];
  items: OrderItem[];
}

interface Answer {
  orders: { items: Order[] };
  packages: { items: { id: string; status: string }[] };
  storedItems: { id: string; availableActions: string[] }[];
  notificationThreads: { edges: { node: { id: string } }[] };
  addresses: { id: string }[];
  cart: { items: { id: string; name: string }[] };
}

const BELONGINGS = `{
  orders(pageSize: 50) { items { id status availableActions items { name storedItem { package { status } } } } }
  packages(pageSize: 50) { items { id status } }
  storedItems { id availableActions }
  notificationThreads { edges { node { id } } }
  addresses { id }
  cart { items { id name } }
}`;

/** Looks up the shopper's objects; makes and pays one more order, so that there is a payment. */
export async function belongingsOf(account: DemoAccount): Promise<Belongings> {
  const { orders, packages, storedItems, notificationThreads, addresses, cart } =
    await account.ask<Answer>(BELONGINGS);
  return {
    orders: byStatus(orders.items),
    shippedOrder: orders.items.find(({ items }) => items.every(isOnItsWay))!.id,
    askedOrder: orders.items.find((one) => one.availableActions.includes('ANSWER_QUESTION'))!.id,
    storedOrder: orders.items.find(isToBePacked)!.id,
    packages: byStatus(packages.items),
    storedItems: storedItems
      .filter(({ availableActions }) => availableActions.includes('PACK'))
      .map(({ id }) => id),
    message: notificationThreads.edges[0]!.node.id,
    address: addresses[0]!.id,
    payment: await payForOneMore(
      account,
      cart.items.map(({ id }) => id),
    ),
    failedPayment: await failToPay(account, byStatus(orders.items).PENDING_PAYMENT!),
    itemNames: [...orders.items.flatMap(({ items }) => items), ...cart.items].map(
      ({ name }) => name,
    ),
  };
}

const isToBePacked = ({ status, availableActions }: Order) =>
  status === 'IN_STOCK' && availableActions.includes('PACK');

const isOnItsWay = ({ storedItem }: OrderItem) => storedItem?.package?.status === 'PENDING_RECEIPT';

/** Has a card refused at the gateway; the order waits as before. Answers with the id of the payment. */
async function failToPay({ ask }: DemoAccount, orderId: string): Promise<string> {
  const { pay } = await ask<{ pay: { payment: { id: string; checkoutUrl: string } } }>(
    'mutation ($input: PayInput!) { pay(input: $input) { ... on PayPayload { payment { id checkoutUrl } } } }',
    {
      input: {
        kind: 'ORDER',
        targetId: orderId,
        method: 'CARD',
        idempotencyKey: 'refused-card',
      },
    },
  );
  await fetch(pay.payment.checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'fail' }),
    redirect: 'manual',
  });
  return pay.payment.id;
}

function byStatus(things: { id: string; status: string }[]): Record<string, string> {
  return Object.fromEntries(things.map(({ id, status }) => [status, id]));
}

/** Leaves the cart as it was; returns the id of the payment. */
async function payForOneMore({ ask }: DemoAccount, inCart: string[]): Promise<string> {
  const select = (isSelected: boolean) =>
    ask(
      'mutation ($ids: [ID!]!, $to: Boolean!) { selectCartItems(input: { cartItemIds: $ids, isSelected: $to }) { cart { id } } }',
      { ids: inCart, to: isSelected },
    );
  await select(false);
  await ask('mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { item { id } } }', {
    input: { url: 'https://kiln.example/item/spoon', name: 'Tea spoon', unitPrice: 1250 },
  });
  const { submitOrder } = await ask<{ submitOrder: { order: { id: string } } }>(
    'mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) { ... on SubmitOrderPayload { order { id } } } }',
    { input: { contact: { name: 'Mei', email: 'mei@example.com', phone: '+44 20 7946 0018' } } },
  );
  const { pay } = await ask<{ pay: { payment: { id: string } } }>(
    'mutation ($input: PayInput!) { pay(input: $input) { ... on PayPayload { payment { id } } } }',
    {
      input: {
        kind: 'ORDER',
        targetId: submitOrder.order.id,
        method: 'BALANCE',
        idempotencyKey: 'belongings',
      },
    },
  );
  await select(true);
  return pay.payment.id;
}
