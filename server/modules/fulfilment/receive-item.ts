import type { Actor } from '../../kernel/actor';
import { DomainError } from '../../kernel/errors';
import { recordAction } from '../../platform/audit/audit';
import type { Services } from '../../platform/services';
import { receiveOrderItem } from '../orders/public';
import { readSite } from '../site/public';
import { removeUnusedById, storeImage, uploadUrlById, type ImageFile } from '../uploads/public';
import {
  doubtAbout,
  refuseMeasures,
  shelveReceived,
  storeItem,
  type Measures,
} from '../warehouse/public';

/** The warehouse's record of an arrived item. */
export interface Arrival extends Measures {
  readonly orderNumber: string;
  /** Place of the item in its order, counted from 1. */
  readonly position: number;
  /** Ids of the operator's uploads. */
  readonly photoIds: readonly string[];
  /** Reason why fewer photos were taken than the shopper paid for; shown in the order's timeline. */
  readonly withoutPhotos?: string | undefined;
  /** Code of the shelf where it is put; left out, it lies on none yet. */
  readonly shelf?: string | undefined;
  /** False if implausible measurements need a confirmation. */
  readonly isSure?: boolean;
}

export interface ReceivedItem {
  readonly id: string;
  /** The code of its label. */
  readonly label: string;
}

/**
 * Records the arrival of an item, by the operator: the order item has arrived, and its free storage begins.
 * Returns the stored item's id and the code of its label.
 * @throws DomainError VALIDATION_FAILED for a weight or side that is no whole number above zero, or out of
 *   range, and for fewer photos than were paid if nothing else of the order is awaited; NOT_FOUND for an
 *   order, item or photo; the refusals of orders if it is not awaited; CONFIRMATION_NEEDED; those of `putOnShelf` for the shelf
 */
export async function receiveItem(
  services: Services,
  by: Actor,
  arrival: Arrival,
): Promise<ReceivedItem> {
  const {
    photoIds,
    withoutPhotos,
    shelf: shelfCode,
    isSure = true,
    orderNumber,
    position,
  } = arrival;
  const { weightGrams, lengthMm, widthMm, heightMm } = arrival;
  const measures = { weightGrams, lengthMm, widthMm, heightMm };
  refuseMeasures(measures);
  const photoUrls = await urlsOf(services, photoIds);
  const { refundDays } = await readSite(services);
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const photos = { photoCount: photoUrls.length, withoutPhotos };
    const found = { orderNumber, position, now, refundDays, ...photos };
    const source = await receiveOrderItem(tx, found);
    const what = isSure ? null : doubtAbout(measures);
    if (what) throw new DomainError('CONFIRMATION_NEEDED', { what });
    const label = await storeItem(tx, { ...source, ...measures, photoUrls }, now);
    const shelf = shelfCode && (await shelveReceived(tx, by, { label, shelf: shelfCode, now }));
    const { storedItemId: id, code } = label;
    const where = { label: code, ...(shelf && { shelf: shelf.name }) };
    const after = { position, ...measures, photos: photoUrls.length, ...where };
    const action = { action: 'ITEM_RECEIVED', subject: orderNumber, after } as const;
    await recordAction(tx, by, { ...action, reason: withoutPhotos ?? null }, now);
    return { id, label: code };
  });
}

/** Receives an item with photos that are not stored yet; a refusal stores none of them. */
export async function receiveItemWithPhotos(
  services: Services,
  by: Actor,
  arrival: Omit<Arrival, 'photoIds'>,
  files: readonly Omit<ImageFile, 'userId'>[],
): Promise<Arrival & { readonly label: string }> {
  const photoIds: string[] = [];
  try {
    for (const file of files)
      photoIds.push((await storeImage(services, { userId: null, ...file })).id);
    const { label } = await receiveItem(services, by, { ...arrival, photoIds });
    return { ...arrival, photoIds, label };
  } catch (error) {
    await removeUnusedById(services, photoIds);
    throw error;
  }
}

/** Photos never change, so the item stores their paths and a warehouse page need not query them. */
async function urlsOf(services: Services, photoIds: readonly string[]): Promise<string[]> {
  if (photoIds.length === 0) return [];
  const urls = await uploadUrlById(services, photoIds);
  return urls.map((url) => {
    if (typeof url !== 'string') throw new DomainError('NOT_FOUND');
    return url;
  });
}
