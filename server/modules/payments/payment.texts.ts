import type { Language } from '../../kernel/language';
import type { PaymentMethodCode } from './payment.entity';

/** Names of the payment methods. */
export const paymentMethodNames: Record<Language, Record<PaymentMethodCode, string>> = {
  en: { BALANCE: 'Balance', CARD: 'Credit or debit card', WESTPAY: 'Westpay remittance' },
  zh: { BALANCE: '余额', CARD: '银行卡', WESTPAY: 'Westpay 汇款' },
};

/** Reason why the balance cannot be used now. `missing` is an amount with its sign. */
export const balanceTooLow: Record<Language, string> = {
  en: 'Your balance is {missing} too low',
  zh: '余额不足，还差 {missing}',
};
