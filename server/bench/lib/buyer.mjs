import { newKey, Unanswered } from './shopper.mjs';

const PRICE = 50_00;
/** Less than the price, so that a mixed payment takes a part of each. */
const TOP_UP = 20_00;
const PAYMENT = 'query ($id: ID!) { payment(id: $id) { status balanceDeduction } }';
const PUT_IN_CART =
  'mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { item { id } } }';
const ORDERS = `query ($page: Int!) {
  orders(page: $page, pageSize: 50) { total items { id status balanceDeduction } }
}`;

export const ways = ['BALANCE', 'CARD', 'MIXED'];

/**
 * A well-behaved client that buys one item after another: it repeats requests without a response with the same
 * input and key, possibly on another process. It records all acknowledgements.
 */
export class Buyer {
  /** Order id → fen that its payment took from the balance, as it was acknowledged. */
  paid = new Map();
  recharged = 0;
  /** Requests without a response, by reason. */
  unanswered = {};
  #purchase = null;
  #recharge = null;

  constructor(shopper, way) {
    this.shopper = shopper;
    this.way = way;
  }

  /** Buys until the end, or until a request has no response. */
  async buy(isOver) {
    try {
      while (!isOver()) await this.#buyOne();
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      this.unanswered[error.message] = (this.unanswered[error.message] ?? 0) + 1;
    }
  }

  /** Ends what it has begun. */
  async finish() {
    if (this.#recharge) await this.#topUp();
    if (this.#purchase) await this.#buyOne();
  }

  async #buyOne() {
    if (this.way !== 'CARD' && (this.#recharge || (await this.shopper.balance()) < TOP_UP))
      await this.#topUp();
    this.#purchase ??= { cartKey: newKey(), submitKey: newKey(), payKey: newKey() };
    const purchase = this.#purchase;
    if (!purchase.orderId) await this.#order(purchase);
    const payment = await this.#pay(purchase);
    this.paid.set(purchase.orderId, payment.balanceDeduction);
    this.#purchase = null;
  }

  async #order(purchase) {
    if (!purchase.isInCart) {
      const url = `https://shop.example.com/item?id=${purchase.cartKey}`;
      const unitPrice = this.way === 'BALANCE' ? TOP_UP : PRICE;
      const item = { url, name: 'Teapot', unitPrice, idempotencyKey: purchase.cartKey };
      await this.shopper.run(PUT_IN_CART, { input: item });
      purchase.isInCart = true;
    }
    purchase.orderId = await this.shopper.submit(purchase.submitKey);
  }

  async #pay(purchase) {
    const method = this.way === 'BALANCE' ? 'BALANCE' : 'CARD';
    const order = { method, usesBalance: this.way === 'MIXED', idempotencyKey: purchase.payKey };
    return this.#captured(await this.shopper.pay(purchase.orderId, order), purchase);
  }

  async #topUp() {
    this.#recharge ??= { payKey: newKey() };
    const pending = await this.shopper.recharge(TOP_UP, this.#recharge.payKey);
    await this.#captured(pending, this.#recharge);
    this.recharged += TOP_UP;
    this.#recharge = null;
  }

  /** Pays on the gateway's page if required; returns the payment once it is captured. */
  async #captured(payment, intention) {
    if (payment.checkoutUrl) await this.shopper.choose(payment, 'pay');
    const { payment: now } = await this.shopper.run(PAYMENT, { id: payment.id });
    if (now.status === 'CAPTURED') return now;
    // A payment that failed, because its gateway was not reached, is over: the next has another key.
    if (now.status === 'FAILED') intention.payKey = newKey();
    throw new Unanswered(`payment ${now.status}`);
  }

  /** Returns what is wrong with the newest orders: acknowledged, and not paid. */
  async lost() {
    const { orders } = await this.shopper.run(ORDERS, { page: 1 });
    return orders.items
      .filter(({ id, status }) => this.paid.has(id) && status !== 'PAID')
      .map(({ id, status }) => `order ${id} was acknowledged as paid and is ${status}`);
  }

  /** Returns what differs between what was acknowledged, all of it, and what the server says. */
  async differences() {
    const all = [];
    for (let page = 1, total = 1; all.length < total; page++) {
      const { orders } = await this.shopper.run(ORDERS, { page });
      all.push(...orders.items);
      total = orders.total;
    }
    const paid = all.filter(({ status }) => status === 'PAID');
    const spent = paid.reduce((sum, { balanceDeduction }) => sum + balanceDeduction, 0);
    const balance = await this.shopper.balance();
    return [
      ...(paid.length === this.paid.size && paid.every(({ id }) => this.paid.has(id))
        ? []
        : [`${this.paid.size} orders were acknowledged as paid, ${paid.length} are`]),
      ...(all.length === paid.length ? [] : [`${all.length - paid.length} orders are left over`]),
      ...(balance === this.recharged - spent
        ? []
        : [`${this.recharged} fen came, ${spent} were spent, ${balance} are left`]),
    ];
  }
}
