import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { later, minutes } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { fen } from '../../kernel/money';
import { startStripeServer, type SignedEvent } from '../../testing/stripe-server';
import { SignatureRefused, type PaymentGateway } from './payment-gateway';
import { openSandboxGateway } from './sandbox-gateway';
import { stripeGateway } from './stripe-gateway';

interface Bench {
  readonly gateway: PaymentGateway;
  /** Ends a session as its payer would. */
  decide(reference: string, outcome: 'PAID' | 'FAILED'): Promise<SignedEvent>;
  /** Fen that went back to the payer of a session. */
  returned(reference: string): Promise<number>;
  close(): Promise<void>;
}

async function stripeBench(): Promise<Bench> {
  const server = await startStripeServer();
  const { url: apiUrl, webhookSecret, decide } = server;
  const gateway = stripeGateway({ secretKey: 'sk_test_local', webhookSecret, apiUrl });
  return {
    ...{ gateway, decide, close: () => server.close() },
    returned: () => Promise.resolve(sumOf(server.refunds.map(({ amount }) => amount))),
  };
}

function sandboxBench(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'tidebox-sandbox-'));
  const gateway = openSandboxGateway(folder, 'http://127.0.0.1:4000');
  return Promise.resolve({
    gateway,
    async decide(reference, outcome) {
      return gateway.signedEvent(await gateway.decide(reference, outcome));
    },
    returned: async (reference) =>
      sumOf(Object.values((await gateway.find(reference))?.refunds ?? {})),
    close: () => Promise.resolve(rmSync(folder, { recursive: true })),
  });
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

describe.each([
  ['the sandbox', sandboxBench],
  ['Stripe', stripeBench],
])('A payment gateway: %s', (_, openBench) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await openBench();
  });
  afterEach(() => bench.close());

  const request = () => ({
    ...{ id: newId(), amount: fen(10_290), description: 'OR20261122-00000001' },
    ...{
      customerEmail: 'ada@example.com',
      returnUrl: 'http://127.0.0.1:4000/payment/payResult?id=1',
    },
    ...{ leaveUrl: 'http://127.0.0.1:4000/payment/payResult?id=1&left=1' },
    expiresAt: later(new Date(), minutes(60)),
  });
  const read = ({ body, headers }: SignedEvent) =>
    bench.gateway.readEvent(Buffer.from(body), headers);

  it('opens a page for a checkout, the same one when asked again', async () => {
    const checkout = request();
    const session = await bench.gateway.open(checkout);
    expect(session.url).toMatch(/^https?:/);
    expect(await bench.gateway.open(checkout)).toEqual(session);
    expect(await bench.gateway.look(session.reference)).toEqual({
      ...{ checkoutId: checkout.id, reference: session.reference },
      ...{ outcome: 'OPEN', amount: 10_290, currency: 'CNY' },
    });
  });

  it('tells of the money in a signed event, and when it is asked', async () => {
    const checkout = request();
    const { reference } = await bench.gateway.open(checkout);
    const report = read(await bench.decide(reference, 'PAID'));
    expect(report).toEqual({
      ...{ checkoutId: checkout.id, reference },
      ...{ outcome: 'PAID', amount: 10_290, currency: 'CNY' },
    });
    expect(await bench.gateway.look(reference)).toEqual(report);
  });

  it('tells that the bank refused', async () => {
    const { reference } = await bench.gateway.open(request());
    expect(read(await bench.decide(reference, 'FAILED'))?.outcome).toBe('FAILED');
  });

  it('refuses an event that was changed on its way, or is not signed', async () => {
    const { reference } = await bench.gateway.open(request());
    const event = await bench.decide(reference, 'PAID');
    const richer = { ...event, body: event.body.replace('10290', '90290') };
    expect(() => read(richer)).toThrow(SignatureRefused);
    expect(() => read({ ...event, headers: {} })).toThrow(SignatureRefused);
  });

  it('closes a session, unless it has ended', async () => {
    const open = await bench.gateway.open(request());
    await bench.gateway.close(open.reference);
    expect((await bench.gateway.look(open.reference)).outcome).toBe('EXPIRED');
    const paid = await bench.gateway.open(request());
    await bench.decide(paid.reference, 'PAID');
    await bench.gateway.close(paid.reference);
    expect((await bench.gateway.look(paid.reference)).outcome).toBe('PAID');
  });

  it('returns money of a session that was paid, once for a key', async () => {
    const { reference } = await bench.gateway.open(request());
    await bench.decide(reference, 'PAID');
    const refund = { reference, amount: fen(290), idempotencyKey: newId() };
    await bench.gateway.refund(refund);
    await bench.gateway.refund(refund);
    expect(await bench.returned(reference)).toBe(290);
  });
});
