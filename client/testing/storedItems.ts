import type { PackingForm_ItemFragment, StoredItemCard_ItemFragment } from '../gql/graphql';
import { photo } from './photo';

const DAY_MS = 86_400_000;

/** Noon of the day on which these items are looked at. */
export const shelfNoon = new Date(2026, 10, 11, 12).getTime();

/** A stored item as the warehouse shows it. */
export function storedItem(
  given: Partial<StoredItemCard_ItemFragment & PackingForm_ItemFragment> = {},
) {
  const { freeDaysLeft = 20 } = given;
  const freeUntil = new Date(shelfNoon + freeDaysLeft * DAY_MS).toISOString();
  return {
    __typename: 'StoredItem' as const,
    id: 's1',
    status: 'STORED' as const,
    availableActions: ['PACK' as const],
    packingPlanId: null,
    packingPlan: null,
    name: 'Teapot',
    specification: 'blue',
    quantity: 1,
    paidAmount: 5000,
    image: null,
    orderId: 'o1',
    orderNumber: 'T20261101001',
    order: null as PackingForm_ItemFragment['order'],
    weightGrams: 850,
    dimensions: {
      __typename: 'Dimensions' as const,
      lengthMm: 200,
      widthMm: 155,
      heightMm: 100,
    },
    photos: [] as ReturnType<typeof photo>[],
    inboundAt: '2026-11-01T08:00:00.000Z',
    freeDaysLeft,
    freeUntil,
    freeUntilIfReleased: given.freeUntil ?? freeUntil,
    nextDayFee: 100,
    storageFee: 0,
    ...given,
  };
}

/** An item in a parcel that is not paid yet, as the list of such parcels asks for it. */
export function reservedIn(planId: string, id: string, name: string) {
  return {
    ...{ __typename: 'StoredItem' as const, id, name },
    packingPlan: {
      ...{ __typename: 'PackingPlan' as const, id: planId, number: `PP-${planId}`, total: 20300 },
      expiresAt: new Date(shelfNoon + 1_800_000).toISOString(),
    },
  };
}
