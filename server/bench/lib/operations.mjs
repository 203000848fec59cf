import { newKey } from './shopper.mjs';

const ARTICLES = `query Articles {
  articleGroups(type: HELP) { id name articles { id name isFaq } }
}`;
const VIEWER = 'query Viewer { viewer { id name email cartCount } }';
const ORDERS = `query Orders {
  orders(page: 1, pageSize: 20) {
    total page pageSize
    counts { status count }
    items {
      id number status submittedAt paymentDueAt amount
      items { id name specification quantity unitPrice subtotal status }
    }
  }
}`;
const ORDER = `query Order($id: ID!) {
  order(id: $id) {
    id number status submittedAt paidAt amount goodsAmount domesticShippingAmount finePhotoAmount
    balanceDeduction paymentMethodDiscount handlingFee actualPayment remark
    contact { name phone email }
    items {
      id url name description specification quantity unitPrice subtotal status remark
      storedItem { id status weightGrams }
    }
    timeline { id label at }
    steps { status reachedAt }
  }
}`;
const ADD = `mutation Add($input: AddCartItemInput!) {
  addCartItem(input: $input) { item { id } viewer { id cartCount } }
}`;
const SUBMIT = `mutation Submit($input: SubmitOrderInput!) {
  submitOrder(input: $input) { ... on SubmitOrderPayload { order { id number amount status } } }
}`;
const PAY = `mutation Pay($input: PayInput!) {
  pay(input: $input) { __typename ... on PayPayload { payment { id status balanceDeduction } } }
}`;
const contact = { name: 'Anna', phone: '+49 30 123456', email: 'anna@example.com' };

function addItem(shopper) {
  const key = newKey();
  const url = `https://shop.example.com/item?id=${key}`;
  return shopper.ask(ADD, { input: { url, name: 'Teapot', unitPrice: 1250, idempotencyKey: key } });
}

async function buy(shopper) {
  await addItem(shopper);
  const { submitOrder } = await shopper.ask(SUBMIT, {
    input: { contact, idempotencyKey: newKey() },
  });
  const order = { kind: 'ORDER', targetId: submitOrder.order.id, method: 'BALANCE' };
  const { pay } = await shopper.ask(PAY, { input: { ...order, idempotencyKey: newKey() } });
  const told = pay.payment?.status ?? pay.__typename;
  if (told !== 'CAPTURED') throw new Error(`Paid, but ${told}`);
}

/**
 * The measured operations, each run once by `run(shopper)`. Those that leave data behind have shoppers of their
 * own, so that a cart of many items does not affect the others.
 */
export const operations = [
  { id: 'R1', name: 'articles', run: (shopper) => shopper.ask(ARTICLES) },
  { id: 'R2', name: 'viewer and cart count', run: (shopper) => shopper.ask(VIEWER) },
  { id: 'R3', name: '20 orders of 3 items', run: (shopper) => shopper.ask(ORDERS) },
  { id: 'R4', name: 'one order', run: (shopper) => shopper.ask(ORDER, { id: shopper.orderId }) },
  { id: 'W1', name: 'add to cart', run: addItem, isWrite: true },
  { id: 'W2', name: 'add, submit and pay', run: buy, isWrite: true },
];

/** The order of a shopper that `R4` reads: the newest in stock. */
export async function findOrderInStock(shopper) {
  const { orders } = await shopper.ask(ORDERS);
  return orders.items.find(({ status }) => status === 'IN_STOCK').id;
}
