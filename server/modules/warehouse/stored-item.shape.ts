import {
  list,
  money,
  nullable,
  number,
  text,
  choice,
  instant,
  model,
} from '../../platform/http/shape';
import { storedItemStatuses } from './stored-item.machine';
import { availableActions, storedItemActions } from './stored-item.policy';
import { freeDaysLeft, freeUntil, storageFee } from './storage/storage-clock';
import type { StoredItemView } from './stored-item.queries';

/** An item in the warehouse as the REST paths answer it (EN-09). */
export const storedItemShape = model(
  'StoredItem',
  'An item that arrived, as the warehouse measured it.',
  {
    id: text('Public id of a stored item.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
    status: choice('Where it stands.', storedItemStatuses, 'STORED'),
    available_actions: list(
      'What the shopper may do with it now.',
      choice('An action.', storedItemActions, 'PACK'),
    ),
    name: text('Name of the item, as it was ordered.', 'Porcelain teapot'),
    specification: text('Size, colour and so on; may be empty.', 'Blue, 0.8 l'),
    quantity: number('How many pieces were ordered.', 2),
    image_url: nullable(text('Path of the picture from the order.', '/uploads/5f0c1d.png')),
    order_id: text('The order it came from.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7'),
    order_number: text('Its number.', 'OR20261121-04817733'),
    weight_grams: number('Weight in grams.', 500),
    length_mm: number('Length in millimetres.', 200),
    width_mm: number('Width in millimetres.', 150),
    height_mm: number('Height in millimetres.', 100),
    photo_urls: list(
      'What the warehouse photographed.',
      text('Path of a photo.', '/uploads/5f0c1d.png'),
    ),
    inbound_time: instant('When it arrived.'),
    free_days_left: number('Whole days of free storage left; negative when overdue.', 30),
    free_until: nullable(instant('When they end; null while the item is in a plan or package.')),
    storage_fee: money('What overdue storage costs as of now.', 0),
  },
);

/** Shows a stored item over REST. */
export function presentStoredItem(one: StoredItemView, now: Date) {
  const { id, status, name, specification, quantity } = one;
  return {
    ...{ id, status, available_actions: availableActions(one) },
    ...{ name, specification, quantity, image_url: one.imageUrl },
    ...{ order_id: one.orderId, order_number: one.orderNumber, weight_grams: one.weightGrams },
    ...{ length_mm: one.lengthMm, width_mm: one.widthMm, height_mm: one.heightMm },
    ...{ photo_urls: one.photoUrls, inbound_time: one.inboundAt },
    ...{ free_days_left: freeDaysLeft(one, now), free_until: freeUntil(one) },
    storage_fee: storageFee(one, now),
  };
}
