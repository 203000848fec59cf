import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { register } from './timing.mjs';

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { ... on SignInPayload { token } ... on Refusal { code } }
}`;
const ADD = 'mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { item { id } } }';
const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { ... on SubmitOrderPayload { order { id } } ... on Refusal { code } }
}`;
const PAY = `mutation ($input: PayInput!) {
  pay(input: $input) {
    ... on PayPayload { payment { id status checkoutUrl actualPayment } } ... on Refusal { code }
  }
}`;
const RECHARGE = `mutation ($input: RechargeInput!) {
  recharge(input: $input) { ... on RechargePayload { payment { id status checkoutUrl actualPayment } } }
}`;
const PATIENCE_MS = 20_000;
const contact = { name: 'Anna', phone: '+49 30 123456', email: 'anna@example.com' };

/** A refusal of the business, which repeating does not change. */
export class Refused extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** No response, or one with an unknown result: the request is repeated with the same key. */
export class Unanswered extends Error {}

/** A new idempotency key. */
export const newKey = () => randomUUID();

/** A shopper of their own address, since what one address may do at once is bounded. */
export class Shopper {
  constructor(url, index) {
    this.url = url;
    this.index = index;
    this.email = `shopper-${index}@example.com`;
    this.from = addressOf(index);
  }

  async open() {
    await register(this.url, this.email, this.from);
    const input = { email: this.email, password: 'secret123' };
    this.token = (await this.run(SIGN_IN, { input })).signIn.token;
    return this;
  }

  /** Puts one item into the cart and orders what is in it; returns the order's id. */
  async order(unitPrice, idempotencyKey = newKey()) {
    const url = `https://shop.example.com/item?id=${newKey()}`;
    await this.run(ADD, { input: { url, name: 'Teapot', unitPrice } });
    return this.submit(idempotencyKey);
  }

  async submit(idempotencyKey) {
    return (await this.run(SUBMIT, { input: { contact, idempotencyKey } })).submitOrder.order.id;
  }

  async pay(targetId, { method = 'BALANCE', usesBalance = false, idempotencyKey = newKey() } = {}) {
    const input = { kind: 'ORDER', targetId, method, usesBalance, idempotencyKey };
    return (await this.run(PAY, { input })).pay.payment;
  }

  async recharge(amount, idempotencyKey = newKey()) {
    return (await this.run(RECHARGE, { input: { amount, idempotencyKey } })).recharge.payment;
  }

  /** Chooses on the page of the sandbox gateway, which then calls the webhook. */
  async choose({ checkoutUrl }, choice) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { pathname } = new URL(checkoutUrl);
    const { status } = await this.send(pathname, `choice=${choice}`, headers);
    if (status !== 303) throw new Unanswered(`HTTP ${status}`);
  }

  async balance() {
    return (await this.run('{ viewer { fund { balance } } }')).viewer.fund.balance;
  }

  /** The same shopper calling another server or from another address. */
  calling(url, from) {
    return Object.assign(Object.create(Shopper.prototype), this, { url, from });
  }

  /** The data of an operation. @throws Refused, Unanswered */
  async run(query, variables = {}) {
    const headers = { 'content-type': 'application/json' };
    if (this.token) headers.authorization = this.token;
    const asked = JSON.stringify({ query, variables });
    const { status, body } = await this.send('/graphql', asked, headers);
    const { data, errors } = parsed(status, body);
    const codes = [
      ...(errors ?? []).map(({ extensions }) => extensions?.code),
      ...Object.values(data ?? {}).flatMap((result) => result?.code ?? []),
    ];
    const passing = codes.find((code) => ['BUSY', 'INTERNAL', 'RATE_LIMITED'].includes(code));
    if (passing) throw new Unanswered(passing);
    if (codes.length > 0) throw new Refused(codes[0]);
    return data;
  }

  send(path, body, headers) {
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', localAddress: this.from, headers, timeout: PATIENCE_MS };
      const lost = (error) => reject(new Unanswered(error.code ?? error.message));
      const asked = request(`${this.url}${path}`, options, (response) => {
        response
          .toArray()
          .then((parts) => {
            const text = Buffer.concat(parts).toString();
            resolve({ status: response.statusCode, body: text });
          })
          .catch(lost);
      });
      asked.on('timeout', () => asked.destroy(new Error('no answer')));
      asked.on('error', lost).end(body);
    });
  }
}

function parsed(status, body) {
  try {
    return JSON.parse(body);
  } catch {
    throw new Unanswered(`HTTP ${status}`);
  }
}

/** Another client address for each: all of 127.0.0.0/8 is this machine (Linux). */
export function addressOf(index) {
  return `127.0.${2 + Math.floor(index / 250)}.${1 + (index % 250)}`;
}
