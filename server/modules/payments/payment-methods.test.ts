import { add, fen, subtract, ZERO } from '../../kernel/money';
import { siteDefaults } from '../site/public';
import { breakDown, paymentMethodsAt } from './payment-methods';
import { paymentMethodCodes } from './payment.entity';

const paymentMethods = paymentMethodsAt(siteDefaults);
const method = (code: string) => paymentMethods.find((candidate) => candidate.code === code)!;

describe('A payment method', () => {
  it('is listed for each code, once', () => {
    expect(paymentMethods.map(({ code }) => code)).toEqual([...paymentMethodCodes]);
  });

  it.each([
    ['BALANCE', 12_345, 12_345, { balanceDeduction: 12_345, handlingFee: 0, actualPayment: 0 }],
    ['BALANCE', 0, 0, { balanceDeduction: 0, handlingFee: 0, actualPayment: 0 }],
    ['CARD', 10_000, 0, { balanceDeduction: 0, handlingFee: 290, actualPayment: 10_290 }],
    ['CARD', 17, 0, { balanceDeduction: 0, handlingFee: 0, actualPayment: 17 }],
    ['CARD', 10_000, 4_000, { balanceDeduction: 4_000, handlingFee: 174, actualPayment: 6_174 }],
    ['CARD', 18, 0, { balanceDeduction: 0, handlingFee: 1, actualPayment: 19 }],
    ['WESTPAY', 10_000, 0, { balanceDeduction: 0, handlingFee: 0, actualPayment: 10_000 }],
  ])('%s breaks %d fen down, of which the balance pays %d', (code, amount, own, expected) => {
    expect(breakDown(method(code), fen(amount), fen(own))).toEqual({ discount: 0, ...expected });
  });

  it('takes a discount off what is paid besides the balance', () => {
    const card = { ...method('CARD'), discountBasisPoints: 500 };
    const { discount, handlingFee, actualPayment } = breakDown(card, fen(10_000), ZERO);
    expect(discount).toBe(500);
    expect(actualPayment).toBe(add(subtract(fen(10_000), discount), handlingFee));
  });

  it('takes its fee of what is left to pay after the discount', () => {
    const card = { ...method('CARD'), discountBasisPoints: 500 };
    expect(breakDown(card, fen(166_50), ZERO)).toMatchObject({
      ...{ discount: 8_33, handlingFee: 4_59, actualPayment: 162_76 },
    });
  });
});
