import type { PackingForm_ItemFragment, StoredItemCard_ItemFragment } from '../gql/graphql';
import { photo } from './photo';

/** A stored item as the warehouse shows it. */
export function storedItem(
  given: Partial<StoredItemCard_ItemFragment & PackingForm_ItemFragment> = {},
) {
  return {
    __typename: 'StoredItem' as const,
    id: 's1',
    status: 'STORED' as const,
    availableActions: ['PACK' as const],
    packingPlanId: null,
    name: 'Teapot',
    specification: 'blue',
    quantity: 1,
    paidAmount: 5000,
    image: null,
    orderId: 'o1',
    orderNumber: 'T20261101001',
    weightGrams: 850,
    dimensions: {
      __typename: 'Dimensions' as const,
      lengthMm: 200,
      widthMm: 155,
      heightMm: 100,
    },
    photos: [] as ReturnType<typeof photo>[],
    inboundAt: '2026-11-01T08:00:00.000Z',
    freeDaysLeft: 20,
    freeUntil: '2026-12-01T08:00:00.000Z',
    nextDayFee: 100,
    storageFee: 0,
    ...given,
  };
}
