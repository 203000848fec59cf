import { DomainError } from '../../kernel/errors';
import type { Services } from '../../platform/services';
import { receiveOrderItem } from '../orders/public';
import { readSite } from '../site/public';
import { removeUnusedById, storeImage, uploadUrlById, type ImageFile } from '../uploads/public';
import { doubtAbout, refuseMeasures, storeItem, type Measures } from '../warehouse/public';

/** What the warehouse found when an item arrived. */
export interface Arrival extends Measures {
  readonly orderNumber: string;
  /** Which item of the order, counted from 1. */
  readonly position: number;
  /** Uploads of the operator. */
  readonly photoIds: readonly string[];
  /** Why fewer photos were taken than the shopper paid for; the order's timeline tells it. */
  readonly withoutPhotos?: string | undefined;
  /** False: measures that can hardly be meant are asked about. */
  readonly isSure?: boolean;
}

/**
 * The operator takes an item in: the order item has arrived, and its free storage begins. Answers
 * with the stored item's id.
 * @throws DomainError VALIDATION_FAILED for a weight or side that is no whole number above zero, or
 * past what can be, and for fewer photos than were paid once nothing else of the order is to come; NOT_FOUND for an
 * order, item or photo; what orders say when it is not awaited; CONFIRMATION_NEEDED
 */
export async function receiveItem(services: Services, arrival: Arrival): Promise<string> {
  const { photoIds, withoutPhotos, isSure = true, orderNumber, position } = arrival;
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
    return storeItem(tx, { ...source, ...measures, photoUrls }, now);
  });
}

/** The same with photos that are not kept yet; what is refused keeps none of them. */
export async function receiveItemWithPhotos(
  services: Services,
  arrival: Omit<Arrival, 'photoIds'>,
  files: readonly Omit<ImageFile, 'userId'>[],
): Promise<Arrival> {
  const photoIds: string[] = [];
  try {
    for (const file of files)
      photoIds.push((await storeImage(services, { userId: null, ...file })).id);
    await receiveItem(services, { ...arrival, photoIds });
    return { ...arrival, photoIds };
  } catch (error) {
    await removeUnusedById(services, photoIds);
    throw error;
  }
}

/** Photos never change, so the item keeps their paths and a warehouse page need not look them up. */
async function urlsOf(services: Services, photoIds: readonly string[]): Promise<string[]> {
  if (photoIds.length === 0) return [];
  const urls = await uploadUrlById(services, photoIds);
  return urls.map((url) => {
    if (typeof url !== 'string') throw new DomainError('NOT_FOUND');
    return url;
  });
}
