import type { OrderStatus } from '../gql/graphql';
import { photo } from './photo';

type Given = Record<string, unknown>;

const event = {
  __typename: 'TimelineEvent' as const,
  id: 't1',
  label: 'Order submitted',
  note: '',
  at: '2026-11-01T08:00:00.000Z',
};

/** One item of an order, as the order's own page asks for it. */
export function orderItem(given: Given = {}) {
  return {
    __typename: 'OrderItem' as const,
    id: 'i1',
    url: 'https://tea.example/cup',
    shop: 'tea.example',
    shopName: null as string | null,
    name: 'Porcelain cup',
    description: '',
    specification: 'celadon',
    unitPrice: 4550,
    priceRead: null,
    priceChangeReason: '',
    originalAmount: null,
    originalCurrency: null,
    quantity: 2,
    domesticShipping: 0,
    remark: '',
    image: null,
    subtotal: 9100,
    status: 'ORDERED' as const,
    storedItem: null,
    ...given,
  };
}

/** An order with all that list and page ask for. */
export function order(given: Given = {}) {
  return {
    __typename: 'Order' as const,
    id: 'o1',
    number: 'OR20261101-00000001',
    status: 'PENDING_PAYMENT' as OrderStatus,
    submittedAt: '2026-11-01T08:00:00.000Z',
    paidAt: null,
    paymentDueAt: null,
    refundDeadline: null,
    refundReason: null,
    refundAnswer: null,
    goodsAmount: 9100,
    domesticShippingAmount: 800,
    finePhotoAmount: 600,
    amount: 10500,
    balanceDeduction: 0,
    paymentMethodDiscount: 0,
    handlingFee: 0,
    actualPayment: 0,
    refundedAmount: 0,
    refundableAmount: 0,
    contact: {
      __typename: 'OrderContact' as const,
      name: 'Mei Lin',
      phone: '+44 20 7946 0018',
      email: 'mei@example.com',
    },
    remark: 'Wrap it well',
    finePhotos: { __typename: 'FinePhotoService' as const, count: 3, note: 'Soles', location: '' },
    items: [orderItem()],
    questions: [] as object[],
    openQuestions: [] as object[],
    nextStep: null as object | null,
    steps: [
      { __typename: 'OrderStep' as const, status: 'PENDING_PAYMENT', reachedAt: event.at },
      { __typename: 'OrderStep' as const, status: 'PAID', reachedAt: null },
    ],
    timeline: [event],
    availableActions: [] as string[],
    ...given,
  };
}

/** Returns the result of a command that changed an order. */
export function movedOrder(given: Given = {}) {
  const { __typename, id, status, paymentDueAt, refundDeadline, ...rest } = order(given);
  const { refundReason, refundAnswer, availableActions, nextStep, steps, timeline } = rest;
  return {
    ...{ __typename, id, status, paymentDueAt, refundDeadline },
    ...{ refundReason, refundAnswer, availableActions, nextStep, steps, timeline },
    items: [{ __typename: 'OrderItem' as const, id: 'i1', status: 'ORDERED', storedItem: null }],
  };
}

/** Returns a next step as from the server. */
export const nextStep = (actor: string, action: string, by: string | null = null) => ({
  ...{ __typename: 'NextStep' as const, actor, action, by },
});

/** Returns the stored item of an ordered item, and its package. */
export function storedItemOf(given: Given = {}, parcel: Given | null = null) {
  return {
    __typename: 'StoredItem' as const,
    ...{ id: 's1', status: 'STORED', weightGrams: 1480, packingPlanId: null },
    dimensions: { __typename: 'Dimensions' as const, lengthMm: 300, widthMm: 205, heightMm: 100 },
    photos: [photo('/uploads/a.jpg')],
    inboundAt: '2026-11-03T08:00:00.000Z',
    freeDaysLeft: 27,
    freeUntil: '2026-12-03T08:00:00.000Z' as string | null,
    availableActions: [] as string[],
    package: parcel && {
      __typename: 'Package' as const,
      ...{ id: 'p1', number: 'PK1', status: 'PENDING_RECEIPT', logisticsFee: 13300 },
      ...{ shippedAt: '2026-11-05T08:00:00.000Z', completedAt: null, expectedArrival: null },
      address: { __typename: 'AddressSnapshot' as const, city: 'London', countryName: 'UK' },
      ...parcel,
    },
    ...given,
  };
}
