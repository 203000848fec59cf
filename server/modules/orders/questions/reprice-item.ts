import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import type { Money } from '../../../kernel/money';
import { hostOf } from '../../listings/public';
import { OrderItem } from '../items/order-item.entity';
import type { OrderQuestion } from './order-question.entity';
import { substituteIn } from './substitute-in';

/** New data of an item; the price that was read from its page no longer applies. */
interface Change {
  readonly unitPrice: Money;
  readonly substitute?: Partial<OrderItem>;
}

const noOriginalPrice = { originalAmount: null, originalCurrency: null };

/**
 * Changes the price of an item that is not bought yet, or replaces it by a substitute. The statement requires
 * its previous price. @throws DomainError ITEM_STATUS_FORBIDS
 */
export async function repriceItem(
  tx: EntityManager,
  { id, status, unitPrice: known }: OrderItem,
  { unitPrice, substitute = {} }: Change,
): Promise<void> {
  const { affected } = await tx.update(
    OrderItem,
    { id, status: 'ORDERED', unitPrice: known },
    { ...substitute, unitPrice, priceRead: null, priceChangeReason: '', ...noOriginalPrice },
  );
  if (affected !== 1) throw new DomainError('ITEM_STATUS_FORBIDS', { status, event: 'reprice' });
}

/** Returns the item's data after its substitute is accepted; the shopper's picture shows another item. */
export function substituteOf(question: OrderQuestion): Partial<OrderItem> {
  const offered = substituteIn(question);
  if (!offered) return {};
  return {
    ...offered,
    ...{ shop: hostOf(offered.url), shopName: null, description: '', imageId: null },
    ...{ listingId: null, variantId: null },
  };
}
