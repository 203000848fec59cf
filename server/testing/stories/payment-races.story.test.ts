import { newId } from '../../kernel/ids';
import { Payment } from '../../modules/payments/payment.entity';
import { buildFund } from '../builders/fund';
import { buildUnpaidOrder } from '../builders/unpaid-order';
import { expectLedgerToBalance } from '../ledger';
import { tryToPay, tally } from '../payments';
import { startTestApp, type TestApp } from '../test-app';
import { codeOf, type TestClient } from '../test-client';

let app: TestApp;
let shopper: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  shopper = await app.newShopper();
});
afterEach(() => expectLedgerToBalance(app));
afterAll(() => app.stop());

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const balance = async (): Promise<number> =>
  (await shopper.run('{ viewer { fund { balance } } }')).viewer.fund.balance;
const countPayments = () => app.services.db.read.countBy(Payment, { userId: shopper.viewerId });
const countDebits = async (): Promise<number> => {
  const records = '{ fundRecords(first: 50) { edges { node { type } } } }';
  const { edges } = (await shopper.run(records)).fundRecords;
  type Edge = { readonly node: { readonly type: string } };
  return edges.filter(({ node }: Edge) => node.type === 'ORDER_PAYMENT').length;
};

describe('64 payments at once', () => {
  it('of one order with one key: one debit, and everybody has the same answer', async () => {
    await buildFund(app, shopper, 100_000);
    const { id } = await buildUnpaidOrder(shopper, 1_000);
    const key = newId();
    const answers = await times(64, () => tryToPay(shopper, 'ORDER', id, key));
    expect(tally(answers)).toEqual({ PAID: 64 });
    expect(new Set(answers.map(({ data }) => data?.pay?.payment?.id)).size).toBe(1);
    expect([await balance(), await countPayments(), await countDebits()]).toEqual([99_000, 1, 1]);
  });

  it('of one order with 64 keys: one debit, and the others find nothing to pay', async () => {
    await buildFund(app, shopper, 100_000);
    const { id } = await buildUnpaidOrder(shopper, 1_000);
    const answers = await times(64, () => tryToPay(shopper, 'ORDER', id));
    expect(tally(answers)).toEqual({ PAID: 1, NOTHING_TO_PAY: 63 });
    expect([await balance(), await countPayments(), await countDebits()]).toEqual([99_000, 1, 1]);
  });

  it('of 64 orders with money for 10: exactly 10 are paid, and nothing is left', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 64; count++) ids.push((await buildUnpaidOrder(shopper, 1_000)).id);
    await buildFund(app, shopper, 10_000);
    const answers = await times(64, (index) => tryToPay(shopper, 'ORDER', ids[index]!));
    expect(tally(answers)).toEqual({ PAID: 10, BALANCE_TOO_LOW: 54 });
    expect([await balance(), await countPayments(), await countDebits()]).toEqual([0, 10, 10]);
  });
});

describe('Paying races', () => {
  it('cancelling: one of the two wins, and the money agrees', async () => {
    await buildFund(app, shopper, 10_000);
    const cancel =
      'mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { order { status } } }';
    const status = 'query ($id: ID!) { order(id: $id) { status } }';
    let paid = 0;
    for (let round = 0; round < 10; round++) {
      const { id } = await buildUnpaidOrder(shopper, 1_000);
      const first = round % 2 === 0;
      const paying = first ? tryToPay(shopper, 'ORDER', id) : undefined;
      const [cancelled, payment] = await Promise.all([
        shopper.ask(cancel, { id }),
        paying ?? tryToPay(shopper, 'ORDER', id),
      ]);
      const isPaid = !codeOf(payment);
      expect(codeOf(cancelled)).toBe(isPaid ? 'ORDER_STATUS_FORBIDS' : undefined);
      expect((await shopper.run(status, { id })).order.status).toBe(isPaid ? 'PAID' : 'CANCELLED');
      if (isPaid) paid++;
    }
    expect(await balance()).toBe(10_000 - paid * 1_000);
  });

  it('paying of other shoppers without standing in their way', async () => {
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => app.newShopper()));
    const orders = await Promise.all(
      shoppers.map(async (other) => {
        await buildFund(app, other, 1_000);
        return buildUnpaidOrder(other, 1_000);
      }),
    );
    const answers = await Promise.all(
      shoppers.flatMap((other, index) =>
        Array.from({ length: 4 }, () => tryToPay(other, 'ORDER', orders[index]!.id)),
      ),
    );
    expect(tally(answers)).toEqual({ PAID: 12, NOTHING_TO_PAY: 36 });
  });
});
