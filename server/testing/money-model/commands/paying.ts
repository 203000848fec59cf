import { newId } from '../../../kernel/ids';
import type { Order } from '../../../modules/orders/order.entity';
import { cancelPayment } from '../../../modules/payments/cancel-payment';
import { payOrders } from '../../../modules/payments/joint/pay-orders';
import { pay } from '../../../modules/payments/pay';
import type { PayableKind, Payment } from '../../../modules/payments/payment.entity';
import { chosen } from '../state';
import type { RunOptions, World } from '../world';
import type { Command } from './command';

/** From the balance, by card, or the balance first and a card for the rest. */
export const ways = {
  BALANCE: { method: 'BALANCE', usesBalance: false },
  CARD: { method: 'CARD', usesBalance: false },
  MIXED: { method: 'CARD', usesBalance: true },
} as const;
export type Way = (typeof ways)[keyof typeof ways];

/** Given twice, it is the same intention with one key, or two intentions with a key each. */
const keysOf = (pick: number) => {
  const keys = [newId(), newId()] as const;
  return (time: number) => (pick % 2 ? keys[0] : keys[time]!);
};

/** True if no attempt to pay is pending; only occasionally is one replaced by another. */
const untouched = (payments: readonly Payment[]) => {
  const pending = payments.filter(({ status }) => status === 'PENDING');
  const targets = new Set(pending.map(({ targetId }) => targetId));
  return ({ id }: { readonly id: string }) => !targets.has(id);
};

function payOrder(weight: number, way: Way): Command {
  return {
    weight,
    async run(world, pick, options) {
      const { orders, payments } = world.state;
      const isFree = untouched(payments);
      const isLikely = (one: Order) => one.status === 'PENDING_PAYMENT' && isFree(one);
      const order = chosen(orders, pick, isLikely);
      if (order) await payFor(world, 'ORDER', order.id, pick, options, way);
    },
  };
}

function payPlan(weight: number, way: Way): Command {
  return {
    weight,
    async run(world, pick, options) {
      const { plans, payments } = world.state;
      const isFree = untouched(payments);
      const plan = chosen(plans, pick, (one) => one.status === 'OPEN' && isFree(one));
      if (plan) await payFor(world, 'PACKING_PLAN', plan.id, pick, options, way);
    },
  };
}

/** Pays for something; a payer who was told of success can rely on it. */
export async function payFor(
  world: World,
  kind: PayableKind,
  id: string,
  pick: number,
  options: RunOptions,
  way: Way,
): Promise<void> {
  const keyOf = keysOf(pick);
  const paid = await world.attempt(options, (services, time) =>
    pay(services, world.viewer, { target: { kind, id }, ...way, idempotencyKey: keyOf(time) }),
  );
  if (paid?.status === 'CAPTURED') world.acknowledged.add(id);
}

/** Two orders or three in one step: all of them or none. */
function payTogether(weight: number, way: Way): Command {
  return {
    weight,
    async run(world, pick, options) {
      const unpaid = world.state.orders.filter(({ status }) => status === 'PENDING_PAYMENT');
      const orderIds = unpaid.slice(-2 - (pick % 2)).map(({ id }) => id);
      if (orderIds.length === 0) return;
      const keyOf = keysOf(pick);
      const joint = await world.attempt(options, (services, time) =>
        payOrders(services, world.viewer, { orderIds, ...way, idempotencyKey: keyOf(time) }),
      );
      if (joint && way === ways.BALANCE) orderIds.forEach((id) => world.acknowledged.add(id));
    },
  };
}

/** The payer leaves the gateway's page and gives the payment up, be it while its money comes. */
const giveUp: Command = {
  weight: 2,
  async run(world, pick, options) {
    const isWaiting = ({ status, checkoutId }: Payment) =>
      status === 'PENDING' && checkoutId !== null;
    const payment = chosen(world.state.payments, pick, isWaiting);
    if (payment)
      await world.attempt(options, (services) => cancelPayment(services, world.viewer, payment.id));
  },
};

export const paying = {
  payFromBalance: payOrder(5, ways.BALANCE),
  payByCard: payOrder(4, ways.CARD),
  payMixed: payOrder(4, ways.MIXED),
  payTogetherFromBalance: payTogether(1, ways.BALANCE),
  payTogetherByCard: payTogether(1, ways.CARD),
  payTogetherMixed: payTogether(2, ways.MIXED),
  payPlanFromBalance: payPlan(4, ways.BALANCE),
  payPlanByCard: payPlan(3, ways.CARD),
  payPlanMixed: payPlan(4, ways.MIXED),
  cancelPayment: giveUp,
};
