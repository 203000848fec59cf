import { screen } from '@testing-library/react';
import { PaymentScreenDocument } from '../gql/graphql';
import { answer } from './renderScreen';

export const path = '/payment?kind=ORDER&id=o1';
export const target = { kind: 'ORDER' as const, id: 'o1' };

export const method = {
  __typename: 'PaymentMethod',
  code: 'BALANCE',
  name: 'Balance',
  isAvailable: true,
  feeBasisPoints: 0,
  balanceDeduction: 123450,
  discount: 0,
  handlingFee: 0,
  actualPayment: 0,
};
export const card = {
  ...method,
  ...{ code: 'CARD', name: 'Card', feeBasisPoints: 290 },
  ...{ balanceDeduction: 0, handlingFee: 3580, actualPayment: 127030 },
};
export const tooLow = { ...method, isAvailable: false };

export const shoes = {
  ...{ __typename: 'OrderItem', id: 'i1', name: 'Running shoes', image: null },
  ...{ specification: 'Green', quantity: 2, shop: 'stride.example', shopName: 'Stride' },
};
export const order = {
  ...{ __typename: 'Order', id: 'o1', number: 'TB1', items: [shoes] },
  ...{ goodsAmount: 123050, domesticShippingAmount: 0, finePhotoAmount: 400 },
  finePhotos: { __typename: 'FinePhotoService', count: 2 },
};
export const topUps = (...codes: string[]) => ({
  ...{ __typename: 'RechargeOptions', least: 100, most: 5_000_000 },
  methods: codes.map((code) => ({
    ...{ __typename: 'PaymentMethod', code, feeBasisPoints: code === 'CARD' ? 290 : 0 },
  })),
});
export const told = (methods: object[], balance: number) => ({
  ...{ __typename: 'PaymentQuote', kind: 'ORDER', targetId: 'o1', targetNumber: 'TB1' },
  ...{ amount: 123450, balance, dueAt: '2026-11-29T18:59:00Z', payable: order, methods },
});

/** Returns a viewer with balance and held amount, by default held for other targets. */
export const holder = (held = 0, pendingPayments: object[] = []) => ({
  ...{ __typename: 'Viewer', id: 'v1' },
  fund: { __typename: 'Fund', id: 'f1', held, pendingPayments },
});

interface Priced {
  balance?: number;
  /** Lines without a part from the balance; by default as with it. */
  withoutBalance?: object[];
  rechargeOptions?: object | null;
  viewer?: object;
  dueAt?: string;
}
export const quote = (methods: object[], { balance = 200000, ...more }: Priced = {}) =>
  answer(
    PaymentScreenDocument,
    { target },
    {
      paymentQuote: { ...told(methods, balance), ...(more.dueAt && { dueAt: more.dueAt }) },
      withoutBalance: told(more.withoutBalance ?? methods, balance),
      rechargeOptions: more.rechargeOptions ?? null,
      viewer: more.viewer ?? holder(),
    },
  );

export const payment = {
  __typename: 'Payment',
  id: 'p1',
  number: 'PAY1',
  kind: 'ORDER',
  targetId: 'o1',
  method: 'BALANCE',
  status: 'CAPTURED',
  failure: null,
  checkoutUrl: null as string | null,
  amount: 123450,
  balanceDeduction: 123450,
  discount: 0,
  handlingFee: 0,
  actualPayment: 0,
  createdAt: '2026-01-01T00:00:00Z',
  capturedAt: '2026-01-01T00:00:00Z',
  order: null,
  package: null,
};

export const viewer = {
  __typename: 'Viewer',
  id: 'v1',
  unreadThreadCount: 1,
  fund: { __typename: 'Fund', id: 'f1', balance: 76550 },
};

/** The button on the receipt; phones have theirs in the bar below. */
export const pay = (name: RegExp = /^Pay ¥/) => screen.findByRole('button', { name });
/** Returns the amount of a line of the receipt; a back link above may have the same name. */
export const amountOf = (line: string) =>
  screen.getAllByText(line).at(-1)?.closest('div')?.querySelector('dd');
