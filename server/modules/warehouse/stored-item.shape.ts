import {
  choice,
  id,
  instant,
  list,
  model,
  money,
  nullable,
  number,
  sitePath,
  text,
} from '../../platform/http/shape';
import { availableActions, reservingPlanOf } from './stored-item.policy';
import type { Services } from '../../platform/services';
import { readSite } from '../site/public';
import {
  freeDaysLeft,
  freeUntil,
  freeUntilIfReleased,
  nextDayFee,
  storageFee,
} from './storage/storage-clock';
import type { StoredItemView } from './stored-item.queries';
import { StoredItemActionEnum, StoredItemStatusEnum } from './stored-item.types';

/** An item in the warehouse as the REST paths answer it (EN-09). */
export const storedItemShape = model(
  'StoredItem',
  'An item that arrived, as the warehouse measured it.',
  {
    id: id('Public id of a stored item.'),
    status: choice('Where it stands.', StoredItemStatusEnum, 'STORED'),
    available_actions: list(
      'What the shopper may do with it now.',
      choice('An action.', StoredItemActionEnum, 'PACK'),
    ),
    name: text('Name of the item, as it was ordered.', 'Porcelain teapot'),
    specification: text('Size, colour and so on; may be empty.', 'Blue, 0.8 l'),
    quantity: number('How many pieces were ordered.', 2),
    paid_amount: money('What was paid for it, shipping to the warehouse included.', 3_100),
    image_url: nullable(sitePath('Path of the picture from the order.')),
    order_id: id('The order it came from.'),
    order_number: text('Its number.', 'OR20261121-04817733'),
    weight_grams: number('Weight in grams.', 500),
    length_mm: number('Length in millimetres.', 200),
    width_mm: number('Width in millimetres.', 150),
    height_mm: number('Height in millimetres.', 100),
    photo_urls: list('What the warehouse photographed.', sitePath('Path of a photo.')),
    inbound_time: instant('When it arrived.'),
    free_days_left: number(
      'Days of free storage left, the one that has begun included; negative when overdue.',
      30,
    ),
    free_until: nullable(instant('When they end; null while the item is in a plan or package.')),
    free_until_if_released: instant(
      'When they would end if the storage clock ran from now on; as `free_until` while it runs.',
    ),
    storage_fee: money('What overdue storage costs as of now.', 0),
    next_day_fee: money('What the next day of overdue storage adds.', 0),
    packing_plan_id: nullable(id('The unpaid packing plan that reserves it.')),
    package_id: nullable(id('The package it lies in, or travelled in.')),
  },
);

/** Shows a stored item over REST. */
export async function presentStoredItem(services: Services, one: StoredItemView) {
  const now = services.clock.now();
  const terms = await readSite(services);
  const { id, status, name, specification, quantity } = one;
  return {
    ...{ id, status, available_actions: availableActions(one) },
    ...{ name, specification, quantity, paid_amount: one.paidAmount, image_url: one.imageUrl },
    ...{ order_id: one.orderId, order_number: one.orderNumber, weight_grams: one.weightGrams },
    ...{ length_mm: one.lengthMm, width_mm: one.widthMm, height_mm: one.heightMm },
    ...{ photo_urls: one.photoUrls, inbound_time: one.inboundAt },
    ...{ free_days_left: freeDaysLeft(one, now, terms), free_until: freeUntil(one, terms) },
    free_until_if_released: freeUntilIfReleased(one, now, terms),
    ...{ storage_fee: storageFee(one, now, terms), next_day_fee: nextDayFee(one, now, terms) },
    ...{ packing_plan_id: reservingPlanOf(one), package_id: one.packageId },
  };
}
