import { settleCheckout } from '../../../modules/payments/public';
import type { CheckoutReport } from '../../../platform/payment-gateway/payment-gateway';
import { chosen } from '../state';
import type { RunOptions, World } from '../world';
import type { Command } from './command';

/** The payer is on a page that Tidebox led to, be it of an attempt that was replaced since. */
function decides(weight: number, outcome: 'PAID' | 'FAILED'): Command {
  return {
    weight,
    run({ gateway, state }, pick) {
      const shown = state.checkouts.filter(({ url }) => url !== null);
      const checkout = chosen(shown, pick, ({ status }) => status === 'OPEN');
      if (checkout) gateway.decide(checkout.reference!, outcome);
      return Promise.resolve();
    },
  };
}

/** Returns whether the gateway got a response; without one it repeats the report later. */
async function tell(world: World, report: CheckoutReport, options: RunOptions): Promise<boolean> {
  const answer = await world.attempt(options, (services) =>
    settleCheckout(services, 'sandbox', report),
  );
  return answer !== null;
}

/** Delivers a webhook, mostly the oldest that waits; one without a response remains. */
const webhook: Command = {
  weight: 12,
  async run(world, pick, options) {
    const { events, told } = world.gateway;
    const at = pick % 4 === 3 ? events.length - 1 : 0;
    const report = events[at];
    if (!report || !(await tell(world, report, options))) return;
    events.splice(at, 1);
    told.push(report);
  },
};

const webhookAgain: Command = {
  weight: 1,
  async run(world, pick, options) {
    const report = chosen(world.gateway.told, pick);
    if (report) await tell(world, report, options);
  },
};

/** Drops a webhook: its report must be queried. */
const webhookLost: Command = {
  weight: 1,
  run({ gateway }) {
    gateway.events.shift();
    return Promise.resolve();
  },
};

/** The amount or the currency differs from the request: nothing may be booked. */
const webhookDiffers: Command = {
  weight: 1,
  async run(world, pick, options) {
    const report = [...world.gateway.events, ...world.gateway.told].find(
      ({ outcome }) => outcome === 'PAID',
    );
    if (!report) return;
    const changed = pick % 2 ? { amount: report.amount + 1 } : { currency: 'USD' };
    const settle = (services: World['services']) =>
      settleCheckout(services, 'sandbox', { ...report, ...changed });
    const settlement = await world.attempt(options, settle);
    expect([null, 'DIFFERS']).toContain(settlement);
  },
};

export const gateway = {
  payerPays: decides(12, 'PAID'),
  payerIsRefused: decides(1, 'FAILED'),
  webhook,
  webhookAgain,
  webhookLost,
  webhookDiffers,
};
