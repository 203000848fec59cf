import { siteDefaults } from '../../modules/site/public';
import { subtotalOf } from '../../kernel/subtotal';
import type { Checkout } from '../../modules/payments/checkouts/checkout.entity';
import type { Package } from '../../modules/packages/package.entity';
import type { Order } from '../../modules/orders/order.entity';
import { payableKinds, type Payment } from '../../modules/payments/payment.entity';
import type { State } from './state';

const sumOf = <T>(all: readonly T[], amount: (one: T) => number): number =>
  all.reduce((sum, one) => sum + amount(one), 0);

/** Fen that gateways collected: their checkouts are paid, whatever the state of the payments. */
export function collected({ checkouts }: State): number {
  return sumOf(checkouts, ({ status, amount }) => (status === 'PAID' ? amount : 0));
}

/** Fen of the remittances that operators confirmed. */
export function confirmed({ payments }: State): number {
  const found = payments.filter((one) => one.method === 'WESTPAY' && one.status === 'CAPTURED');
  return sumOf(found, ({ creditedAmount }) => creditedAmount ?? 0);
}

/** Fen that were sent back to where they came from. */
export function withdrawn({ withdrawals }: State): number {
  return sumOf(withdrawals, ({ status, amount }) => (status === 'COMPLETED' ? amount : 0));
}

/** Computes the effect of all events on a balance in fen, from statuses alone. */
const terms: Record<string, (state: State) => number> = {
  remittances: confirmed,
  /** A recharge that was given up counts as well when its money comes after all. */
  rechargesByCard: (state) => sumOf(paidThere(state, 'RECHARGE'), ({ amount }) => amount),
  /** Amounts collected for something that could no longer be paid. */
  lateMoney: (state) =>
    sumOf(
      payableKinds.flatMap((kind) => paidThere(state, kind)),
      ({ status, actualPayment }) => (status === 'CAPTURED' ? 0 : actualPayment),
    ),
  withdrawals: (state) => -withdrawn(state),
  payments: ({ payments }) =>
    -sumOf(payments, ({ status, balanceDeduction }) =>
      status === 'CAPTURED' ? balanceDeduction : 0,
    ),
  returned: (state) => sumOf(state.orders, (order) => returnedOf(order, state)),
  cancelledPackages: ({ packages }) => sumOf(packages, returnedOfPackage),
};

/** The balance in fen as it must be, but for what operators put into it. */
export function expectedBalance(state: State): number {
  return sumOf(Object.values(terms), (term) => term(state));
}

/** The fen of a checkout that may be sent back at most: all but the fee, and what it paid for that was kept. */
export function mayGoBack({ id, status }: Checkout, state: State): number {
  if (status !== 'PAID') return 0;
  const own = state.payments.filter(({ checkoutId }) => checkoutId === id);
  return sumOf(own, (one) => {
    if (one.status !== 'CAPTURED' && one.targetKind !== 'RECHARGE') return one.actualPayment;
    const paid = one.actualPayment - one.handlingFee;
    const isKept = one.targetKind !== 'RECHARGE';
    return isKept ? Math.min(paid, returnedFor(one, state)) : paid;
  });
}

/** Refunds of the object that a payment was for. */
function returnedFor({ targetKind, targetId }: Payment, state: State): number {
  const { orders, packages, questions } = state;
  if (targetKind === 'PACKING_PLAN') {
    const parcel = packages.find(({ packingPlanId }) => packingPlanId === targetId);
    return parcel ? returnedOfPackage(parcel) : 0;
  }
  const question = questions.find(({ id }) => id === targetId);
  const order = orders.find(({ id }) => id === (question?.orderId ?? targetId));
  return order ? returnedOf(order, state) : 0;
}

/** Refunds of a cancelled package; a card's fee stays with the card. */
function returnedOfPackage({ status, logisticsFee, paymentMethodDiscount }: Package): number {
  return status === 'CANCELLED' ? logisticsFee - paymentMethodDiscount : 0;
}

/** The fen that must be held for payments and withdrawals under way. */
export function expectedHold({ payments, withdrawals }: State): number {
  const pending = payments.filter(({ status }) => status === 'PENDING');
  const asked = withdrawals.filter(({ endedAt }) => endedAt === null);
  return (
    sumOf(pending, ({ balanceDeduction }) => balanceDeduction) +
    sumOf(asked, ({ amount }) => amount)
  );
}

function paidThere({ payments, checkouts }: State, kind: Payment['targetKind']): Payment[] {
  const paid = new Set(checkouts.filter(({ status }) => status === 'PAID').map(({ id }) => id));
  return payments.filter(
    ({ targetKind, checkoutId }) => targetKind === kind && checkoutId && paid.has(checkoutId),
  );
}

/**
 * The fen that an order returned: of a refunded one all that was paid for it, of another what its items
 * do not cost any more, because they were refunded or are cheaper. A card's fee stays with the card.
 */
export function returnedOf(order: Order, { items }: State): number {
  const { id, status, amount, finePhotoCount } = order;
  if (status === 'REFUNDED') return amount;
  const kept = items.filter((one) => one.orderId === id && one.status !== 'REFUNDED');
  return amount - sumOf(kept, subtotalOf) - finePhotoCount * siteDefaults.finePhotoPrice;
}
