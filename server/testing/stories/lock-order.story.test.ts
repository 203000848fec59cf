import { lockFund } from '../../modules/funds/public';
import { approveRefund } from '../../modules/orders/refunds/approve-refund';
import { lockOwnOrder } from '../../modules/orders/find-order';
import { listenToStatements } from '../../platform/db/statement-log';
import { buildOrder } from '../builders/order';
import { startTestApp, type TestApp } from '../test-app';
import { clerk } from '../staff-actor';

// SQLite admits one writer at a time, so writers cannot deadlock there.
const onMysql = process.env['TEST_DATABASE'] === 'mysql' ? describe : describe.skip;

/** A promise that a story resolves by hand. */
function signal() {
  let give!: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

onMysql('Whoever moves money locks the fund before the order', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('when a refund is approved while somebody pays: neither has to start over (ST-08)', async () => {
    const shopper = await app.newShopper();
    const { id, number } = await buildOrder(app, shopper, { status: 'REFUND_PROCESSING' });
    const [fundIsHeld, moneyIsWanted] = [signal(), signal()];
    let rollbacks = 0;
    const paying = app.services.db.transaction(async (tx) => {
      await lockFund(tx, shopper.viewerId);
      fundIsHeld.give();
      await moneyIsWanted.given;
      await lockOwnOrder(tx, shopper.viewerId, id);
    });
    await fundIsHeld.given;
    const stopListening = listenToStatements((sql) => {
      if (/ledger_accounts|postings/.test(sql)) moneyIsWanted.give();
      if (sql === 'ROLLBACK') rollbacks++;
    });
    const approving = approveRefund(app.services, clerk, { orderNumber: number, note: '' });
    await Promise.all([paying, approving]).finally(stopListening);
    expect(rollbacks).toBe(0);
    const { order } = await shopper.run('query ($id: ID!) { order(id: $id) { status } }', { id });
    expect(order.status).toBe('REFUNDED');
  });
});
