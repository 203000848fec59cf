import { Arg, Ctx, Int, Resolver } from 'type-graphql';
import {
  checkCourierNumbers,
  isFine,
  noteCourierNumbers,
  readBuyingQueue,
  recordPurchase,
  type JudgedRow,
  type QueuedItem,
  type QueuedShop,
} from '../../modules/purchasing/public';
import { actorOf, type StaffViewer } from '../../modules/staff/public';
import type { StaffContext } from '../staff-context';
import { CurrentStaff, StaffMutation, StaffQuery } from '../staff-operations';
import { NoteCourierNumbersInput, RecordPurchaseInput, ShopCursorInput } from './buying.inputs';
import {
  BuyingQueueType,
  CourierRowsType,
  RecordPurchasePayload,
  type CourierRowType,
  type ItemToBuyType,
  type ShopToBuyType,
} from './buying.types';

const MOST_SHOPS = 20;

/** Buyers buy by shop, and note under which number. */
@Resolver()
export class BuyingResolver {
  @StaffQuery(() => BuyingQueueType, {
    description: 'What is to be bought, by shop, the one that waits longest first.',
    needs: 'BUYING READ',
  })
  async buyingQueue(
    @Ctx() { services }: StaffContext,
    @Arg('first', () => Int, { defaultValue: 4, description: 'Shops of a page, 1 to 20.' })
    first: number,
    @Arg('after', () => ShopCursorInput, {
      nullable: true,
      description: 'The last shop of the page before.',
    })
    after: ShopCursorInput | null,
  ): Promise<BuyingQueueType> {
    const page = { first: Math.min(Math.max(first, 1), MOST_SHOPS), after: after ?? null };
    const { groups, ...queue } = await readBuyingQueue(services, page);
    return { ...queue, groups: groups.map(presentShop) };
  }

  @StaffMutation(() => RecordPurchasePayload, {
    description:
      'Records what was bought at one shop; orders of which everything is bought are processing.',
    needs: 'BUYING DO',
  })
  async recordPurchase(
    @Ctx() { services, caller }: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'What, where, for how much.' }) input: RecordPurchaseInput,
  ): Promise<RecordPurchasePayload> {
    const { original, ...given } = input;
    const bought = { ...given, original: original ?? undefined };
    return { purchase: await recordPurchase(services, actorOf(staff, caller.requestId), bought) };
  }

  @StaffQuery(() => CourierRowsType, {
    description: 'What noting a pasted list of courier numbers would do, row by row.',
    needs: 'BUYING READ',
  })
  async courierNumberCheck(
    @Ctx() { services }: StaffContext,
    @Arg('input', { description: 'The list.' }) { rows }: NoteCourierNumbersInput,
  ): Promise<CourierRowsType> {
    return { isNoted: false, rows: (await checkCourierNumbers(services, rows)).map(presentRow) };
  }

  @StaffMutation(() => CourierRowsType, {
    description: 'Notes a pasted list of courier numbers: all rows, or none if one does not fit.',
    needs: 'BUYING DO',
  })
  async noteCourierNumbers(
    @Ctx() { services, caller }: StaffContext,
    @CurrentStaff() staff: StaffViewer,
    @Arg('input', { description: 'The list.' }) { rows }: NoteCourierNumbersInput,
  ): Promise<CourierRowsType> {
    const noted = await noteCourierNumbers(services, actorOf(staff, caller.requestId), rows);
    return { isNoted: noted.isNoted, rows: noted.rows.map(presentRow) };
  }
}

function presentRow({ parcel, purchase, ...judged }: JudgedRow): CourierRowType {
  return {
    ...judged,
    isFine: isFine(judged.outcome),
    shop: purchase?.shop ?? null,
    purchaseId: purchase?.id ?? null,
    parcelNumber: parcel?.number ?? null,
    notedBy: parcel?.notedBy ?? null,
    notedAt: parcel?.notedAt ?? null,
  };
}

function presentShop({ queued, ...shop }: QueuedShop): ShopToBuyType {
  return { ...shop, queued: queued.map(presentItem) };
}

function presentItem({ item, ...queued }: QueuedItem): ItemToBuyType {
  const { orderNumber, paidAt, contactName, orderRemark, finePhotoCount, finePhotoNote } = queued;
  const { imageUrl, piecesBought, piecesLeft, goodsLimit, shippingLimit } = queued;
  const { id, position, name, specification, variantId, url, quantity, unitPrice } = item;
  const { priceRead, priceChangeReason, originalAmount, originalCurrency, remark } = item;
  return {
    ...{ id, orderNumber, position, paidAt, shopper: contactName, name, specification, variantId },
    ...{ url, imageUrl, quantity, piecesBought, piecesLeft, unitPrice, goodsLimit, shippingLimit },
    ...{ priceChangeReason, originalAmount, originalCurrency, remark, orderRemark, finePhotoCount },
    finePhotoNote: [queued.finePhotoLocation, finePhotoNote].filter(Boolean).join(': '),
    priceRead: priceChangeReason ? priceRead : null,
    seller: item.shopName,
    wish: item.description,
  };
}
