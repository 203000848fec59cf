import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../kernel/errors';
import type { Money } from '../../../kernel/money';
import { hostOf } from '../../listings/public';
import { OrderItem } from '../items/order-item.entity';
import type { OrderQuestion } from './order-question.entity';
import { substituteIn } from './substitute-in';

/** What an item turned out to be; the price that was read of its page says nothing any more. */
interface Change {
  readonly unitPrice: Money;
  readonly substitute?: Partial<OrderItem>;
}

const noOriginalPrice = { originalAmount: null, originalCurrency: null };

/**
 * Gives an item that is not bought yet another price, and makes a substitute of it. The statement guards
 * the price it had. @throws DomainError ITEM_STATUS_FORBIDS
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

/** What an item becomes when its substitute is accepted; the shopper's picture shows something else. */
export function substituteOf(question: OrderQuestion): Partial<OrderItem> {
  const offered = substituteIn(question);
  if (!offered) return {};
  return {
    ...offered,
    ...{ shop: hostOf(offered.url), shopName: null, description: '', imageId: null },
    ...{ listingId: null, variantId: null },
  };
}
