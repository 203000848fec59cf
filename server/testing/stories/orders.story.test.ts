import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { fen, ZERO } from '../../kernel/money';
import { takeSelectedItems } from '../../modules/cart/public';
import { expireUnpaidOrders } from '../../modules/orders/placing/expire-unpaid-orders';
import { listOrderWork } from '../../modules/orders/buying/order-work.queries';
import { Order } from '../../modules/orders/order.entity';
import type { OrderStatus } from '../../modules/orders/order.machine';
import { orderPayable, refundOrderItem } from '../../modules/orders/public';
import { purchaseOrder } from '../../modules/purchasing/purchase-order';
import { buildAddress } from '../builders/address';
import { buildCartItem, cartItemForm } from '../builders/cart-item';
import { buildFund } from '../builders/fund';
import { buildOrder, orderForm, receivePosition, type BuiltOrder } from '../builders/order';
import { signInAgain } from '../builders/session';
import { startTestApp, type TestApp } from '../test-app';
import { REFUSAL, refusalIn, type TestClient } from '../test-client';
import { clerk } from '../staff-actor';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  shopper = await app.newShopper();
});

const ORDER = `
  id number status submittedAt paidAt paymentDueAt refundDeadline
  goodsAmount domesticShippingAmount finePhotoAmount amount
  balanceDeduction paymentMethodDiscount handlingFee actualPayment
  contact { name phone email } remark finePhotos { count note location amount }
  refundReason refundAnswer availableActions
  items { id url shop name description specification unitPrice quantity domesticShipping remark
    image { url } subtotal status storedItem { id weightGrams } }
  timeline { event label actor note at } steps { status reachedAt }`;
const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { ... on SubmitOrderPayload { order { ${ORDER} } viewer { id cartCount } } ${REFUSAL} }
}`;
const CANCEL = `mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { order { ${ORDER} } } }`;
const PAY = `mutation ($input: PayInput!) { pay(input: $input) { ... on PayPayload { payment { status } } ${REFUSAL} } }`;
const ORDERS = `query ($status: OrderStatus, $page: Int, $pageSize: Int) {
  orders(filter: { status: $status }, page: $page, pageSize: $pageSize) {
    total page pageSize counts { status count }
    items { id number status submittedAt amount availableActions
      items { id name specification unitPrice quantity image { url } status } }
  }
}`;

async function orderOf(client: TestClient, id: string) {
  return (await client.run(`query ($id: ID!) { order(id: $id) { ${ORDER} } }`, { id })).order;
}
const ordersOf = (client: TestClient) =>
  app.services.db.read.countBy(Order, { userId: client.viewerId });
const eventsOf = (order: { timeline: { event: string }[] }) =>
  order.timeline.map(({ event }) => event);

describe('A shopper submits an order', () => {
  it('knows whom to ask: the consignee of the default address, else of the last order (RT-22)', async () => {
    const suggested = async () =>
      (await shopper.run('{ viewer { suggestedContact { name phone } } }')).viewer.suggestedContact;
    expect(await suggested()).toBeNull();
    const stranger = await app.newShopper();
    await buildOrder(app, stranger);
    await buildAddress(stranger, { isDefault: true });
    expect(await suggested()).toBeNull();
    await buildOrder(app, shopper);
    expect(await suggested()).toEqual({ name: 'Anna Lee', phone: '+49 30 1234567' });
    await buildAddress(shopper, { isDefault: true });
    expect(await suggested()).toEqual({ name: 'Ada Byron', phone: '+49 30 123456' });
  });

  it('is offered no longer name of a contact than an order takes (RT-22)', async () => {
    await buildAddress(shopper, { isDefault: true, firstName: 'x'.repeat(57), lastName: 'y👒z' });
    const { viewer } = await shopper.run('{ viewer { suggestedContact { name phone } } }');
    expect(viewer.suggestedContact.name).toBe(`${'x'.repeat(57)} y`);
    await buildCartItem(shopper);
    const contact = { ...viewer.suggestedContact, email: 'ada@example.com' };
    await shopper.run(SUBMIT, { input: orderForm({ contact }) });
  });

  it('of the selected items; they leave the cart, the others stay (RT-22, ST-05)', async () => {
    const left = await buildCartItem(shopper, { name: 'Left for later' });
    await shopper.run(
      'mutation ($ids: [ID!]!) { selectCartItems(input: { cartItemIds: $ids, isSelected: false }) { viewer { id } } }',
      { ids: [left] },
    );
    const teapot = { name: 'Teapot', specification: 'blue', remark: 'wrap well' };
    await buildCartItem(shopper, {
      ...teapot,
      unitPrice: 1000,
      quantity: 3,
      domesticShipping: 500,
    });
    await buildCartItem(shopper, { name: 'Cup', unitPrice: 100 });

    const finePhotos = { count: 2, note: 'the lid', location: 'top' };
    const input = orderForm({ remark: 'one parcel please', finePhotos });
    const { submitOrder } = await shopper.run(SUBMIT, { input });
    const { order, viewer } = submitOrder;
    expect(viewer.cartCount).toBe(1);
    expect(order).toMatchObject({
      status: 'PENDING_PAYMENT',
      paidAt: null,
      refundDeadline: null,
      goodsAmount: 3100,
      domesticShippingAmount: 500,
      finePhotoAmount: 400,
      amount: 4000,
      balanceDeduction: 0,
      paymentMethodDiscount: 0,
      handlingFee: 0,
      actualPayment: 0,
      contact: input['contact'],
      remark: 'one parcel please',
      finePhotos: { ...finePhotos, amount: 400 },
      availableActions: ['PAY', 'CANCEL'],
      items: [
        { ...teapot, quantity: 3, subtotal: 3500, status: 'ORDERED', storedItem: null },
        { name: 'Cup', quantity: 1, subtotal: 100, status: 'ORDERED', storedItem: null },
      ],
      timeline: [{ event: 'SUBMIT', label: 'Order submitted', actor: 'SHOPPER', note: '' }],
    });
    expect(order.number).toMatch(/^OR\d{8}-\d{8}$/);
    const waits = new Date(order.paymentDueAt).getTime() - new Date(order.submittedAt).getTime();
    expect(waits).toBe(72 * HOUR_MS);
    expect(await orderOf(shopper, order.id)).toEqual(order);
    const chinese = await orderOf(shopper.speaking('zh'), order.id);
    expect(chinese.timeline[0].label).toBe('订单已提交');
  });

  it('once, however often it is submitted at the same time', async () => {
    for (let count = 0; count < 3; count++) await buildCartItem(shopper);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => shopper.ask(SUBMIT, { input: orderForm() })),
    );
    const refusals = answers.flatMap(({ data }) => refusalIn(data) ?? []);
    expect(refusals.map(({ message }) => message)).toEqual(
      Array.from({ length: 15 }, () => 'No product selected!'),
    );
    expect(await ordersOf(shopper)).toBe(1);
    const [done] = answers.filter(({ data }) => !refusalIn(data));
    expect(done?.data.submitOrder.order.items).toHaveLength(3);
  });

  it('loses no piece that is added at the same moment', async () => {
    const { url } = cartItemForm();
    const first = await buildCartItem(shopper, { url });
    const ordering = app.services.db.transaction(async (tx) => {
      await takeSelectedItems(tx, shopper.viewerId);
      await sleep(200);
    });
    await sleep(50);
    const again = await buildCartItem(shopper, { url });
    await ordering;
    const { cart } = await shopper.run('{ cart { items { id quantity } } }');
    expect(cart.items).toEqual([{ id: again, quantity: 1 }]);
    expect(again).not.toBe(first);
  });

  it('cannot without a selected item (VA-16)', async () => {
    const variables = { input: orderForm() };
    const refusal = await shopper.refusal(SUBMIT, variables);
    expect(refusal).toMatchObject({
      message: 'No product selected!',
      extensions: { code: 'NO_PRODUCT_SELECTED' },
    });
    expect((await shopper.speaking('zh').refusal(SUBMIT, variables)).message).toBe(
      '没有选择商品！',
    );
  });

  it('is asked again where the cart changed after it was shown; nothing is ordered', async () => {
    await buildCartItem(shopper, { unitPrice: 1_000, quantity: 2, domesticShipping: 300 });
    const shown = { input: orderForm({ expectedAmount: 2_300 }) };
    await buildCartItem(shopper, { unitPrice: 700, domesticShipping: 0 });

    const refusal = await shopper.refusal(SUBMIT, shown);
    expect(refusal).toMatchObject({
      message:
        'What is selected in your cart has changed and costs ¥30.00 now. Nothing was ordered; check it and submit again',
      extensions: { code: 'AMOUNT_CHANGED' },
    });
    expect(await ordersOf(shopper)).toBe(0);

    const { submitOrder } = await shopper.run(SUBMIT, {
      input: orderForm({ expectedAmount: 3_000 }),
    });
    expect(submitOrder).toMatchObject({ order: { amount: 3_000 }, viewer: { cartCount: 0 } });
  });

  it('cannot for more than ten million yuan; the cart keeps its items', async () => {
    await buildCartItem(shopper, { unitPrice: 1_000_000_000 });
    await buildCartItem(shopper, { unitPrice: 1 });
    const refusal = await shopper.refusal(SUBMIT, { input: orderForm() });
    expect(refusal.message).toBe('The total is too large for one order');
    expect((await shopper.run('{ viewer { cartCount } }')).viewer.cartCount).toBe(2);
    expect(await ordersOf(shopper)).toBe(0);
  });

  it('cannot reach the items of a stranger', async () => {
    const stranger = await app.newShopper();
    await buildCartItem(stranger);
    await shopper.refusal(SUBMIT, { input: orderForm() });
    expect((await stranger.run('{ viewer { cartCount } }')).viewer.cartCount).toBe(1);
  });

  const contact = { name: 'Anna', phone: '12345', email: 'a@example.com' };
  it.each([
    ['contact.name', { contact: { ...contact, name: ' ' } }, 'Please fill this in', '请填写此项'],
    [
      'contact.name',
      { contact: { ...contact, name: 'n'.repeat(61) } },
      'Enter at most 60 characters',
      '最多输入 60 个字符',
    ],
    [
      'contact.phone',
      { contact: { ...contact, phone: '一二三abc' } },
      'Enter a phone number with digits only, with the country code if you like',
      '请输入电话号码，可带国家区号',
    ],
    [
      'contact.phone',
      { contact: { ...contact, phone: '+49 12' } },
      'Enter the whole phone number with its country code, like +49 1512 3456789',
      '请输入完整的电话号码，含国家区号，如 +49 1512 3456789',
    ],
    [
      'contact.phone',
      { contact: { ...contact, phone: '(1) - - -' } },
      'Enter the whole phone number with its country code, like +49 1512 3456789',
      '请输入完整的电话号码，含国家区号，如 +49 1512 3456789',
    ],
    [
      'contact.email',
      { contact: { ...contact, email: 'none' } },
      'Enter an email address like name@example.com',
      '请输入正确的邮箱，如 name@example.com',
    ],
    ['remark', { remark: 'r'.repeat(501) }, 'Enter at most 500 characters', '最多输入 500 个字符'],
    ['finePhotos.count', { finePhotos: { count: -1 } }, 'Enter 0 or more', '请输入不小于 0 的数值'],
    [
      'finePhotos.count',
      { finePhotos: { count: 21 } },
      'Enter 20 or less',
      '请输入不大于 20 的数值',
    ],
    [
      'finePhotos.note',
      { finePhotos: { count: 1, note: 'n'.repeat(501) } },
      'Enter at most 500 characters',
      '最多输入 500 个字符',
    ],
    [
      'finePhotos.location',
      { finePhotos: { count: 1, location: 'l'.repeat(101) } },
      'Enter at most 100 characters',
      '最多输入 100 个字符',
    ],
  ])('cannot with a wrong %s (CO-04, VA-06)', async (field, change, english, chineseText) => {
    await buildCartItem(shopper);
    const variables = { input: orderForm(change) };
    const refusal = await shopper.refusal(SUBMIT, variables);
    expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
    expect(refusal.extensions.fields).toEqual({ [field]: english });
    const chinese = await shopper.speaking('zh').refusal(SUBMIT, variables);
    expect(chinese.extensions.fields).toEqual({ [field]: chineseText });
    expect(await ordersOf(shopper)).toBe(0);
  });

  it.each([
    ['no contact', { contact: null }],
    ['a count in words', { finePhotos: { count: 'two' } }],
    ['half a photo', { finePhotos: { count: 0.5 } }],
    ['a number for a remark', { remark: 7 }],
  ])('cannot with %s', async (_, change) => {
    await buildCartItem(shopper);
    const refusal = await shopper.refusal(SUBMIT, { input: orderForm(change) });
    expect(refusal.extensions.code).toBe('VALIDATION_FAILED');
    expect(await ordersOf(shopper)).toBe(0);
  });

  it('with as many photos and characters as allowed', async () => {
    const finePhotos = { count: 20, note: 'n'.repeat(500), location: 'l'.repeat(100) };
    const { amount } = await buildOrder(app, shopper, { form: { finePhotos } });
    expect(amount).toBe(1250 + 20 * 200);
  });
});

describe('A shopper cancels an order', () => {
  it('before it is paid; its items end with it', async () => {
    const { id } = await buildOrder(app, shopper);
    const { cancelOrder } = await shopper.run(CANCEL, { id });
    expect(cancelOrder.order).toMatchObject({
      status: 'CANCELLED',
      paymentDueAt: null,
      availableActions: [],
      items: [{ status: 'CANCELLED' }],
    });
    expect(eventsOf(cancelOrder.order)).toEqual(['SUBMIT', 'CANCEL']);
    expect((await shopper.run('{ viewer { cartCount } }')).viewer.cartCount).toBe(0);
  });

  it.each([
    'PAID',
    'PROCESSING',
    'IN_STOCK',
    'REFUND_PROCESSING',
    'REFUNDED',
    'CANCELLED',
  ] as const)('cannot once it is %s', async (status) => {
    const { id } = await buildOrder(app, shopper, { status });
    const before = await orderOf(shopper, id);
    const refusal = await shopper.refusal(CANCEL, { id });
    expect(refusal).toMatchObject({
      message: 'This is not possible for the order any more. Its status has changed',
      extensions: { code: 'ORDER_STATUS_FORBIDS' },
    });
    expect((await shopper.speaking('zh').refusal(CANCEL, { id })).message).toBe(
      '订单状态已变化，无法进行此操作',
    );
    expect(await orderOf(shopper, id)).toEqual(before);
  });

  it('cannot for a stranger, who sees nothing of it either', async () => {
    const { id } = await buildOrder(app, shopper);
    const before = await orderOf(shopper, id);
    const stranger = await app.newShopper();
    for (const target of [id, 'unknown']) {
      expect(await orderOf(stranger, target)).toBeNull();
      expect(await stranger.refusal(CANCEL, { id: target })).toMatchObject({
        message: 'We could not find what you asked for',
        extensions: { code: 'NOT_FOUND' },
      });
    }
    expect((await stranger.run(ORDERS)).orders.total).toBe(0);
    expect(await orderOf(shopper, id)).toEqual(before);
  });

  it('cannot as a guest', async () => {
    for (const [operation, variables] of [
      [ORDERS, {}],
      [`query { order(id: "any") { id } }`, {}],
      [SUBMIT, { input: orderForm() }],
      [CANCEL, { id: 'any' }],
    ] as const)
      expect((await app.guest.refusal(operation, variables)).message).toBe('Please Login First');
  });
});

describe('An order that is not paid', () => {
  it('is cancelled by the clock after 72 hours, and cannot be paid even before', async () => {
    await expireUnpaidOrders(app.services);
    const debtor = await app.newShopper('late@example.com');
    const overdue = await buildOrder(app, debtor);
    app.clock.advance(71 * HOUR_MS);
    const fresh = await buildOrder(app, await app.newShopper());
    app.clock.advance(HOUR_MS + 1_000);

    const late = await signInAgain(app, 'late@example.com');
    await buildFund(app, late, overdue.amount);
    const payment = { kind: 'ORDER', targetId: overdue.id, method: 'BALANCE' };
    const input = { ...payment, idempotencyKey: newId() };
    expect(await orderOf(late, overdue.id)).toMatchObject({ availableActions: ['CANCEL'] });
    const refusal = await late.refusal(PAY, { input });
    expect(refusal.extensions.code).toBe('NOTHING_TO_PAY');
    await expect(markPaid(overdue, debtor)).rejects.toThrow('ORDER_STATUS_FORBIDS');
    expect((await late.run('{ viewer { fund { balance } } }')).viewer.fund.balance).toBe(1250);

    expect(await expireUnpaidOrders(app.services)).toBeGreaterThan(0);
    expect(await expireUnpaidOrders(app.services)).toBe(0);
    const order = await orderOf(late, overdue.id);
    expect(order).toMatchObject({ status: 'CANCELLED', items: [{ status: 'CANCELLED' }] });
    expect(order.timeline.at(-1)).toMatchObject({ event: 'EXPIRE', actor: 'CLOCK' });
    const still = await app.services.db.read.findOneByOrFail(Order, { id: fresh.id });
    expect(still.status).toBe('PENDING_PAYMENT');
  });

  it('that is paid in time is left alone by the clock', async () => {
    const { id } = await buildOrder(app, shopper, { status: 'PAID' });
    app.clock.advance(4 * DAY_MS);
    await expireUnpaidOrders(app.services);
    const { status } = await app.services.db.read.findOneByOrFail(Order, { id });
    expect(status).toBe('PAID');
  });
});

describe('An order tells its way (ST-04…ST-08)', () => {
  const stepsOf = async ({ id }: BuiltOrder) => {
    const { steps, timeline } = await orderOf(shopper, id);
    const eventAt = (at: string) =>
      timeline.filter((line: { at: string }) => line.at === at).map(eventName);
    return steps.map(({ status, reachedAt }: { status: string; reachedAt: string | null }) => [
      status,
      reachedAt && eventAt(reachedAt),
    ]);
  };
  const eventName = ({ event }: { event: string }) => event;
  const reached = (status: OrderStatus, event: string) => [status, expect.arrayContaining([event])];
  const submitted = reached('PENDING_PAYMENT', 'SUBMIT');
  const paid = reached('PAID', 'PAY');
  const bought = reached('PROCESSING', 'PURCHASE');
  const asked = reached('REFUND_PROCESSING', 'REQUEST_REFUND');
  const ahead = (...statuses: OrderStatus[]) => statuses.map((status) => [status, null]);

  it.each<[OrderStatus, unknown[]]>([
    ['PENDING_PAYMENT', [submitted, ...ahead('PAID', 'PROCESSING', 'IN_STOCK')]],
    ['PAID', [submitted, paid, ...ahead('PROCESSING', 'IN_STOCK')]],
    ['PROCESSING', [submitted, paid, bought, ...ahead('IN_STOCK')]],
    ['IN_STOCK', [submitted, paid, bought, reached('IN_STOCK', 'STOCK')]],
    ['REFUND_PROCESSING', [submitted, paid, asked, ...ahead('REFUNDED')]],
    ['REFUNDED', [submitted, paid, asked, reached('REFUNDED', 'APPROVE_REFUND')]],
    ['CANCELLED', [submitted, reached('CANCELLED', 'CANCEL')]],
  ])('while it is %s', async (status, steps) => {
    expect(await stepsOf(await buildOrder(app, shopper, { status }))).toEqual(steps);
  });

  it('when its last item is refunded by the operator: nobody asked for it', async () => {
    const built = await buildOrder(app, shopper, { status: 'PROCESSING' });
    await refundOrderItem(app.services, clerk, {
      orderNumber: built.number,
      position: 1,
      note: 'Gone',
    });
    const refunded = reached('REFUNDED', 'REFUND_LAST_ITEM');
    expect(await stepsOf(built)).toEqual([submitted, paid, bought, refunded]);
  });
});

describe('The operator', () => {
  it('buys and receives; with the last item the order is in stock (ST-06)', async () => {
    const items = [{ name: 'Teapot' }, { name: 'Cup' }];
    const { id, number } = await buildOrder(app, shopper, { status: 'PAID', items });
    const paid = await orderOf(shopper, id);
    expect(paid).toMatchObject({ balanceDeduction: 2500, availableActions: ['REQUEST_REFUND'] });
    expect(paid.paidAt).not.toBeNull();

    await purchaseOrder(app.services, clerk, { orderNumber: number, note: 'Bought today' });
    await receivePosition(app.services, number, 2);
    expect(await orderOf(shopper, id)).toMatchObject({
      status: 'PROCESSING',
      refundDeadline: null,
      availableActions: ['REQUEST_REFUND', 'PACK'],
      items: [
        { status: 'PURCHASED', storedItem: null },
        { status: 'ARRIVED', storedItem: { weightGrams: 500 } },
      ],
    });

    await receivePosition(app.services, number, 1);
    const order = await orderOf(shopper, id);
    expect(order.status).toBe('IN_STOCK');
    const days = new Date(order.refundDeadline).getTime() - app.clock.now().getTime();
    expect(Math.abs(days - 5 * DAY_MS)).toBeLessThan(10_000);
    expect(order.timeline.map(({ event, actor, note }: never) => ({ event, actor, note }))).toEqual(
      [
        { event: 'SUBMIT', actor: 'SHOPPER', note: '' },
        { event: 'PAY', actor: 'SHOPPER', note: '' },
        { event: 'PURCHASE', actor: 'OPERATOR', note: 'Bought today' },
        { event: 'RECEIVE_ITEM', actor: 'OPERATOR', note: 'Cup' },
        { event: 'RECEIVE_ITEM', actor: 'OPERATOR', note: 'Teapot' },
        { event: 'STOCK', actor: 'OPERATOR', note: '' },
      ],
    );
  });

  it('receives two last items at once: the order is in stock once', async () => {
    const { id, number } = await buildOrder(app, shopper, {
      status: 'PROCESSING',
      items: [{}, {}],
    });
    await Promise.all([1, 2].map((position) => receivePosition(app.services, number, position)));
    const order = await orderOf(shopper, id);
    expect(order.status).toBe('IN_STOCK');
    expect(eventsOf(order).filter((event) => event === 'STOCK')).toHaveLength(1);
  });

  it('cannot buy what is not paid, nor receive what is not bought or there already', async () => {
    const unpaid = await buildOrder(app, shopper);
    const work = { orderNumber: unpaid.number, note: '' };
    await expect(purchaseOrder(app.services, clerk, work)).rejects.toThrow('ORDER_STATUS_FORBIDS');
    await expect(receivePosition(app.services, unpaid.number, 1)).rejects.toThrow(
      'ORDER_STATUS_FORBIDS',
    );
    const { number } = await buildOrder(app, shopper, { status: 'PROCESSING', items: [{}, {}] });
    await receivePosition(app.services, number, 1);
    await expect(receivePosition(app.services, number, 1)).rejects.toThrow('ITEM_STATUS_FORBIDS');
    await expect(receivePosition(app.services, number, 3)).rejects.toThrow('NOT_FOUND');
    await expect(receivePosition(app.services, 'unknown', 1)).rejects.toThrow('NOT_FOUND');
  });

  it('sees what is to be done, and nothing else', async () => {
    const statuses = ['PENDING_PAYMENT', 'PAID', 'PROCESSING', 'IN_STOCK', 'CANCELLED'] as const;
    const numbers = new Map<string, string>();
    for (const status of [...statuses, 'REFUND_PROCESSING'] as const)
      numbers.set((await buildOrder(app, shopper, { status })).number, status);
    const work = await listOrderWork(app.services);
    const waiting = Object.values(work).flatMap(({ oldest }) => oldest);
    const own = waiting.filter(({ order }) => numbers.has(order.number));
    expect(own.map((entry) => [numbers.get(entry.order.number), entry.work])).toEqual([
      ['PAID', 'PURCHASE'],
      ['PROCESSING', 'RECEIVE'],
      ['REFUND_PROCESSING', 'ANSWER_REFUND'],
    ]);
    expect(own.every(({ items }) => items.length === 1)).toBe(true);
  });
});

describe('The list of orders', () => {
  it('has a tab for each status with its count, newest first, in pages', async () => {
    for (const status of ['PENDING_PAYMENT', 'PAID', 'PENDING_PAYMENT', 'CANCELLED'] as const)
      await buildOrder(app, shopper, { status });
    const { orders } = await shopper.run(ORDERS, { pageSize: 3 });
    expect(orders.items.map(({ status }: { status: string }) => status)).toEqual([
      'CANCELLED',
      'PENDING_PAYMENT',
      'PAID',
    ]);
    expect(orders).toMatchObject({ total: 4, page: 1, pageSize: 3 });
    expect(orders.counts).toEqual([
      { status: 'PENDING_PAYMENT', count: 2 },
      { status: 'PAID', count: 1 },
      { status: 'PROCESSING', count: 0 },
      { status: 'IN_STOCK', count: 0 },
      { status: 'REFUND_PROCESSING', count: 0 },
      { status: 'REFUNDED', count: 0 },
      { status: 'CANCELLED', count: 1 },
    ]);
    const second = await shopper.run(ORDERS, { page: 2, pageSize: 3 });
    expect(second.orders.items).toHaveLength(1);
    const tab = await shopper.run(ORDERS, { status: 'PENDING_PAYMENT', pageSize: 1 });
    expect(tab.orders).toMatchObject({ total: 2, items: [{ status: 'PENDING_PAYMENT' }] });
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 51 }, 'pageSize'],
  ])('cannot be asked for %p', async (variables, field) => {
    const { extensions } = await shopper.refusal(ORDERS, variables);
    expect(Object.keys(extensions.fields ?? {})).toEqual([field]);
  });

  it('costs 4 statements for 20 orders of 3 items; one order costs at most 6', async () => {
    const items = [{}, {}, {}];
    let last = '';
    for (let count = 0; count < 20; count++) last = (await buildOrder(app, shopper, { items })).id;
    const list = await app.statementsOf(async () => {
      const { orders } = await shopper.run(ORDERS, { pageSize: 20 });
      expect(orders.items).toHaveLength(20);
    });
    expect(list.length).toBeLessThanOrEqual(4);
    const one = await app.statementsOf(() => orderOf(shopper, last));
    expect(one.length).toBeLessThanOrEqual(6);
  });

  it('submitting costs the same number of statements for one item as for six', async () => {
    const costs: number[] = [];
    for (const count of [1, 6]) {
      for (let item = 0; item < count; item++) await buildCartItem(shopper);
      const statements = await app.statementsOf(() => shopper.run(SUBMIT, { input: orderForm() }));
      costs.push(statements.length);
    }
    expect(costs[0]).toBe(costs[1]);
    expect(costs[0]).toBeLessThanOrEqual(10);
  });
});

/** Runs last in the payments module; the order itself refuses an overdue payment. */
function markPaid({ id, amount }: BuiltOrder, { viewerId: userId }: TestClient): Promise<string> {
  const parts = { balanceDeduction: fen(amount), discount: ZERO, handlingFee: ZERO };
  const now = app.clock.now();
  const payment = { ...parts, actualPayment: ZERO, userId, number: '', now };
  return app.services.db.transaction((tx) => orderPayable.markPaid(tx, id, payment));
}
