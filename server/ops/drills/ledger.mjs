import { runDrill } from './lib/drill.mjs';
import { outcomeOf } from './lib/scene.mjs';

/** A hand changed a balance in the database; the ledger's verification froze payments. */
await runDrill({
  name: 'ledger',
  title: 'shoppers cannot pay',
  async stage(scene) {
    await scene.startServer();
    const shopper = await scene.openShopper();
    await scene.recharge(shopper);
    scene.query('UPDATE ledger_accounts SET balance = balance + 1234 WHERE user_id IS NOT NULL');
    await scene.operate('ledger', 'verify');
    scene.facts.order = await shopper.order(1_000);
  },
  see: async (scene) => [
    'Alert: PaymentsFrozen.',
    `A shopper who pays reads: ${await outcomeOf(scene.shopper.pay(scene.facts.order))}`,
  ],
  async check(scene) {
    const readiness = await scene.readiness();
    const paid = await outcomeOf(scene.shopper.pay(await scene.shopper.order(100)));
    return [
      ...(readiness === '200 {"status":"ok"}' ? [] : [`/readyz: ${readiness}`]),
      ...(paid === 'done' ? [] : [`a shopper cannot pay: ${paid}`]),
    ];
  },
});
