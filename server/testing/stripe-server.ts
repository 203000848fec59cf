import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly client_reference_id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly payment_intent: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
}

/** A server on this machine that speaks the paths of Stripe's API which Tidebox uses, and signs alike. */
export interface StripeServer {
  readonly url: string;
  readonly webhookSecret: string;
  /** Requested refunds, by payment. */
  readonly refunds: readonly { readonly payment: string; readonly amount: number }[];
  /** Ends a session as its payer would; returns the event that Stripe would send. */
  decide(reference: string, outcome: 'PAID' | 'FAILED'): Promise<SignedEvent>;
  close(): Promise<void>;
}

export interface SignedEvent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function startStripeServer(): Promise<StripeServer> {
  const webhookSecret = 'whsec_of_a_test';
  const sessions = new Map<string, Session>();
  const answers = new Map<string, object>();
  const refunds: { payment: string; amount: number }[] = [];

  const routes: readonly [RegExp, (form: URLSearchParams, id: string) => object | null][] = [
    [/^POST \/v1\/checkout\/sessions$/, (form) => open(form)],
    [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, (_, id) => expire(id)],
    [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (_, id) => sessions.get(id) ?? null],
    [/^POST \/v1\/refunds$/, (form) => refund(form)],
  ];

  function open(form: URLSearchParams): object {
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      ...{ id, object: 'checkout.session', url: `https://pay.example/${id}` },
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: `pi_${id}`,
      ...{ status: 'open', payment_status: 'unpaid' },
    };
    sessions.set(id, session);
    return session;
  }

  function expire(id: string): object | null {
    const session = sessions.get(id);
    if (session) session.status = 'expired';
    return session ?? null;
  }

  function refund(form: URLSearchParams): object {
    const payment = form.get('payment_intent') ?? '';
    refunds.push({ payment, amount: Number(form.get('amount')) });
    return { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded' };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await bodyOf(request));
    const call = `${request.method} ${request.url}`;
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    const [route, act] = routes.find(([pattern]) => pattern.test(call)) ?? [];
    const result = known ?? act?.(form, route?.exec(call)?.[1] ?? '') ?? null;
    if (typeof key === 'string' && result) answers.set(key, result);
    response.writeHead(result ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(result ?? { error: { message: 'No such object' } }));
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhookSecret,
    refunds,
    decide(reference, outcome) {
      const session = sessions.get(reference)!;
      if (outcome === 'PAID')
        Object.assign(session, { status: 'complete', payment_status: 'paid' });
      const type =
        outcome === 'PAID' ? 'checkout.session.completed' : 'checkout.session.async_payment_failed';
      return Promise.resolve(sign(webhookSecret, type, session));
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function sign(secret: string, type: string, object: object): SignedEvent {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
