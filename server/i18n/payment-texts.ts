import type { Language } from '../kernel/language';

type PaymentMethodKey = 'BALANCE' | 'CARD' | 'WESTPAY';

/** What the payment methods are called. */
export const paymentMethodNames: Record<Language, Record<PaymentMethodKey, string>> = {
  en: { BALANCE: 'Balance', CARD: 'Credit or debit card', WESTPAY: 'Westpay remittance' },
  zh: { BALANCE: '余额', CARD: '银行卡', WESTPAY: 'Westpay 汇款' },
};

type UnavailableKey = 'notOpenYet' | 'balanceTooLow';

/** Why a method cannot be used now. `missing` is an amount with its sign. */
export const paymentUnavailableTexts: Record<Language, Record<UnavailableKey, string>> = {
  en: { notOpenYet: 'Not available yet', balanceTooLow: 'Your balance is {missing} too low' },
  zh: { notOpenYet: '暂未开通', balanceTooLow: '余额不足，还差 {missing}' },
};
