import type { PackageStatus } from '../gql/graphql';
import { photo } from './photo';

const address = {
  __typename: 'AddressSnapshot' as const,
  firstName: 'Mei',
  lastName: 'Lin',
  email: 'mei@example.com',
  phone: '+44 20 7946 0000',
  countryCode: 'GB',
  countryName: 'United Kingdom',
  province: 'London',
  city: 'London',
  detail: '1 Harbour Road',
  cityLine: 'London E1 6AN',
  fullName: 'Mei Lin',
};

const item = {
  __typename: 'StoredItem' as const,
  id: 's1',
  name: 'Teapot',
  specification: 'blue',
  quantity: 1,
  image: null,
  orderId: 'o1',
  orderNumber: 'OR20261101-00000001',
  weightGrams: 850,
  photos: [photo('/uploads/s1-a.jpg')],
};

interface Given {
  id?: string;
  status?: PackageStatus;
  [field: string]: unknown;
}

/** A package as the list asks for it. */
export function packageCard(given: Given = {}) {
  return {
    __typename: 'Package' as const,
    id: 'p1',
    number: 'P20261121001',
    status: 'PENDING_SHIPMENT' as PackageStatus,
    deliveryMethod: 'EMS',
    carrier: null,
    trackingNumber: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    shippedAt: null,
    completedAt: null,
    autoConfirmAt: null,
    nextStep: null as object | null,
    expectedArrival: null as object | null,
    logisticsFee: 13300,
    paymentMethodDiscount: 0,
    chargeableGrams: 935,
    availableActions: [] as string[],
    address,
    items: [item],
    ...given,
  };
}

/** A package as its own page asks for it. */
export function packageDetail(given: Given = {}) {
  return {
    ...packageCard(),
    ...{ balanceDeduction: 5000, paymentMethodDiscount: 0 },
    ...{ handlingFee: 241, actualPayment: 8541 },
    furtherPrice: null as number | null,
    fees: [
      { __typename: 'FeeLine' as const, code: 'FIRST_WEIGHT', label: 'First 500 g', amount: 12500 },
      {
        __typename: 'FeeLine' as const,
        code: 'CUSTOMS_DECLARATION',
        label: 'Customs declaration',
        amount: 800,
      },
    ],
    options: [] as string[],
    remark: '',
    timeline: [
      {
        __typename: 'TimelineEvent' as const,
        id: 't1',
        label: 'Paid',
        note: '',
        at: '2026-11-01T08:00:00.000Z',
      },
    ],
    review: null,
    availableActions: [] as string[],
    ...given,
  };
}
