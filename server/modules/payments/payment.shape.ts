import { choice, id, instant, link, model, money, nullable, text } from '../../platform/http/shape';
import type { RequestContext } from '../../platform/request-context';
import { packageByPlan } from '../packages/public';
import type { Payment } from './payment.entity';
import { checkoutUrlOf } from './checkouts/checkout.loaders';
import { answerTo } from './recharging/remittance.loaders';
import {
  PaymentFailureEnum,
  PaymentMethodCodeEnum,
  PaymentStatusEnum,
  PaymentTargetKindEnum,
} from './payment.enums';

/** How an amount is made up, as the REST calls answer it. */
export const breakdownFields = {
  balance_deduction: money('Part paid from the balance.', 1_250),
  discount: money('What the payment method takes off the rest.', 0),
  handling_fee: money('What the payment method costs on top.', 0),
  actual_payment: money('Part paid otherwise: the rest − discount + handling fee.', 0),
};

/** Shows how an amount is made up. */
export function presentBreakdown(
  one: Pick<Payment, 'balanceDeduction' | 'discount' | 'handlingFee' | 'actualPayment'>,
) {
  return {
    ...{ balance_deduction: one.balanceDeduction, discount: one.discount },
    ...{ handling_fee: one.handlingFee, actual_payment: one.actualPayment },
  };
}

/** What is paid for, as the REST calls answer it. */
export const targetFields = {
  kind: choice('What kind of thing is paid.', PaymentTargetKindEnum, 'ORDER'),
  target_id: id('Id of the order, packing plan or question; its own for a recharge.'),
};

/** A payment as the REST calls answer it. */
export const paymentShape = model(
  'Payment',
  'One attempt to pay for something, or to top up the balance.',
  {
    id: id('Public id of the payment.'),
    number: text('Its number.', 'PY20261121-04817733'),
    status: choice('How far it has come.', PaymentStatusEnum, 'CAPTURED'),
    method: choice('Where the money comes from.', PaymentMethodCodeEnum, 'BALANCE'),
    ...targetFields,
    amount: money('What was to be paid.', 1_250),
    ...breakdownFields,
    credited_amount: nullable(
      money(
        'What it put into the balance: what a recharge came to, or what was charged although its ' +
          'purpose was gone; null where it put nothing there.',
        10_290,
      ),
    ),
    creation_time: instant('When it was begun.'),
    capture_time: nullable(instant('When the money arrived.')),
    failure: nullable(choice('Why it failed, if it has.', PaymentFailureEnum, 'REFUSED')),
    answer: nullable(
      text('Why an operator could not find a remittance; null unless they said so.', 'Not there'),
    ),
    checkout_url: nullable(
      link(
        "The gateway's page, on which a pending payment is paid; null once it is over.",
        'https://checkout.example.com/c/pay/cs_1',
      ),
    ),
    package_id: nullable(id('The package that a paid packing plan became.')),
  },
);

/** Shows a payment. */
export async function presentPayment({ loaders }: RequestContext, one: Payment) {
  const { id, number, status, method, targetKind, targetId, amount } = one;
  const isPlan = targetKind === 'PACKING_PLAN';
  const paid = isPlan ? await loaders.get(packageByPlan).load(targetId) : null;
  return {
    ...{ id, number, status, method, kind: targetKind, target_id: targetId, amount },
    ...presentBreakdown(one),
    credited_amount: one.creditedAmount,
    ...{ creation_time: one.createdAt, capture_time: one.capturedAt },
    ...{ failure: one.failure, checkout_url: await checkoutUrlOf(loaders, one) },
    answer: await answerTo(loaders, one),
    package_id: paid?.id ?? null,
  };
}
