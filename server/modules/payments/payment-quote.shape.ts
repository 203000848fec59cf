import type { Language } from '../../kernel/language';
import {
  choice,
  flag,
  list,
  model,
  money,
  nullable,
  number,
  text,
} from '../../platform/http/shape';
import { isAvailable, unavailableReason } from './method-availability';
import { PaymentMethodCodeEnum } from './payment.enums';
import type { MethodQuote } from './payment.queries';
import { breakdownFields, presentBreakdown } from './payment.shape';
import { paymentMethodNames } from './payment.texts';

/** The ways to pay, as quotes and the options of a recharge tell them. */
export const methodsShape = list(
  'The ways to pay, in the order to offer them.',
  model('PaymentMethod', 'A way to pay, and what an amount costs by it.', {
    code: choice('Its code.', PaymentMethodCodeEnum, 'BALANCE'),
    name: text('What it is called, in the language of the request.', 'Balance'),
    is_available: flag('Whether it can be used now.', true),
    unavailable_reason: nullable(
      text('Why it cannot be used now.', 'Your balance is ¥12.50 too low'),
    ),
    fee_basis_points: number('Its fee, in hundredths of a percent of what it pays.', 290),
    ...breakdownFields,
  }),
);

/** What every quote of a payment tells. */
export const paymentQuoteFields = {
  amount: money('What is to be paid.', 1_250),
  balance: money('What the shopper can spend from the balance.', 50_000),
  methods: methodsShape,
};

/** Shows the ways to pay. */
export function presentMethods(methods: readonly MethodQuote[], language: Language) {
  return methods.map((method) => ({
    ...{ code: method.code, name: paymentMethodNames[language][method.code] },
    is_available: isAvailable(method),
    unavailable_reason: unavailableReason(method, language),
    fee_basis_points: method.feeBasisPoints,
    ...presentBreakdown(method),
  }));
}
