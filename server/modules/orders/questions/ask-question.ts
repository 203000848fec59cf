import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../kernel/actor';
import { DomainError } from '../../../kernel/errors';
import { newId } from '../../../kernel/ids';
import { add, MAX_AMOUNT, ZERO, type Money } from '../../../kernel/money';
import { recordAction } from '../../../platform/audit/audit';
import { checkedAmount } from '../../../platform/validation/checked-amount';
import { checkedWords } from '../../../platform/validation/checked-words';
import { InputRefused } from '../../../platform/validation/input-refused';
import type { Services } from '../../../platform/services';
import { lockFund } from '../../funds/public';
import { itemAtLink } from '../../listings/public';
import { notify } from '../../notifications/public';
import { readSite, siteSettings } from '../../site/public';
import { itemsOfOrder, lockOrderByNumber, ownerOfOrder } from '../find-order';
import { questionAsked } from '../extension-points';
import type { OrderItem } from '../items/order-item.entity';
import type { Order } from '../order.entity';
import { notRefunded } from '../order.pricing';
import { transitionOrder } from '../transition-order';
import { changeNote, differenceOf } from './difference';
import { findOpenQuestion } from './find-question';
import { lowerPrice } from './lower-price';
import { OrderQuestion } from './order-question.entity';
import { answerDueFrom } from './question.policy';
import type { Substitute } from './substitute-in';

/** The operator's finding when buying an item. */
export interface Finding {
  readonly orderNumber: string;
  /** Place of the item in its order, counted from 1. */
  readonly position: number;
  /** Present price of one piece, in fen, more than zero; the ordered price if omitted. */
  readonly unitPrice?: Money | undefined;
  /** Substitute for an unavailable item. */
  readonly substitute?: Substitute | undefined;
  readonly note: string;
  /** Time for the shopper's answer; the configured one if omitted. */
  readonly hours?: number | undefined;
}

/** The new question, or the immediate refund if only the price fell. */
export type FindingOutcome = { readonly question: OrderQuestion } | { readonly returned: Money };

/**
 * Records another price or a substitute for an item that is paid and not bought yet, by the operator. The
 * shopper is asked; if only the price differs and it fell, the difference is refunded at once.
 * @throws DomainError VALIDATION_FAILED if nothing differs or a value is invalid, LINK_REFUSED,
 *   LINK_NOT_PUBLIC, NOT_FOUND, ORDER_STATUS_FORBIDS, ITEM_STATUS_FORBIDS, QUESTION_OPEN, AMOUNT_TOO_LARGE
 */
export async function askQuestion(
  services: Services,
  by: Actor,
  finding: Finding,
): Promise<FindingOutcome> {
  const { db, clock } = services;
  const { orderNumber, position, unitPrice: price } = finding;
  const site = await readSite(services);
  const hours = finding.hours === undefined ? site.answerHours : checkedHours(finding.hours);
  if (price !== undefined) checkedAmount('unitPrice', price);
  const note = checkedWords('note', finding.note, { max: 500 });
  const substitute = finding.substitute && checkedSubstitute(services, finding.substitute);
  return db.transaction(async (tx) => {
    const now = clock.now();
    await lockFund(tx, await ownerOfOrder(tx, orderNumber));
    const order = await lockOrderByNumber(tx, orderNumber);
    const items = await itemsOfOrder(tx, order);
    const item = items.find((candidate) => candidate.position === position);
    if (!item) throw new DomainError('NOT_FOUND');
    const unitPrice = price ?? item.unitPrice;
    const difference = differenceOf(item, unitPrice);
    await refuseUnaskable(services, tx, { order, item, difference });
    if (!substitute && difference === ZERO) throw nothingDiffers();
    const about = { subject: orderNumber, before: { unitPrice: item.unitPrice } };
    const found = { position, unitPrice, difference };
    if (!substitute && difference < ZERO) {
      const returned = await lowerPrice(tx, { order, item, unitPrice, note, now });
      await recordAction(tx, by, { action: 'PRICE_LOWERED', ...about, after: found }, now);
      return { returned };
    }
    const question = describe(item, { unitPrice, difference, substitute, note });
    const dueAt = answerDueFrom(now, hours);
    const rest = notRefunded(items).length - 1;
    const told = { hours, rest };
    const asked = await ask(tx, order, { ...question, askedAt: now, dueAt }, told);
    const after = { ...found, hours, isSubstitute: substitute !== undefined };
    await recordAction(tx, by, { action: 'QUESTION_ASKED', ...about, after }, now);
    return { question: asked };
  });
}

/** The time to answer has the limits of the configured one. */
function checkedHours(hours: number): number {
  const { read, expected: type } = siteSettings.answerHours;
  if (read(String(hours)) !== hours)
    throw new InputRefused({ hours: { key: 'expected', params: { type } } });
  return hours;
}

function checkedSubstitute(
  services: Services,
  { name, url, specification }: Substitute,
): Substitute {
  return {
    name: checkedWords('substituteName', name, { min: 1, max: 200 }),
    url: itemAtLink(services, url).url,
    specification: checkedWords('substituteSpecification', specification, { max: 300 }),
  };
}

function nothingDiffers(): InputRefused {
  return new InputRefused({ unitPrice: { key: 'required', params: {} } });
}

interface Differing {
  readonly order: Order;
  readonly item: OrderItem;
  readonly difference: Money;
}

/** An order that is not paid, or bought completely, is refused by its machine. */
async function refuseUnaskable(
  { modules }: Services,
  tx: EntityManager,
  { order, item: { id, status }, difference }: Differing,
): Promise<void> {
  if (order.status === 'PAID') {
    if (status !== 'ORDERED')
      throw new DomainError('ITEM_STATUS_FORBIDS', { status, event: 'ask' });
    for (const refuse of questionAsked.of(modules)) await refuse(tx, id);
  }
  if (await findOpenQuestion(tx, { orderId: order.id, orderItemId: id }))
    throw new DomainError('QUESTION_OPEN');
  if (add(order.amount, difference) > MAX_AMOUNT) throw new DomainError('AMOUNT_TOO_LARGE');
}

interface Offer {
  readonly unitPrice: Money;
  readonly difference: Money;
  readonly substitute: Substitute | undefined;
  readonly note: string;
}

function describe(
  item: OrderItem,
  { unitPrice, difference, substitute, note }: Offer,
): Omit<OrderQuestion, 'askedAt' | 'dueAt'> {
  const { id: orderItemId, userId, orderId } = item;
  return {
    ...{ id: newId(), userId, orderId, orderItemId, status: 'OPEN', itemName: item.name },
    ...{ oldUnitPrice: item.unitPrice, newUnitPrice: unitPrice, difference, note },
    substituteName: substitute?.name ?? null,
    substituteUrl: substitute?.url ?? null,
    substituteSpecification: substitute?.specification ?? null,
    endedAt: null,
  };
}

async function ask(
  tx: EntityManager,
  order: Order,
  question: OrderQuestion,
  told: { readonly hours: number; readonly rest: number },
): Promise<OrderQuestion> {
  const { itemName: name, oldUnitPrice, newUnitPrice, substituteName, askedAt: now } = question;
  const note = changeNote({ name, unitPrice: oldUnitPrice }, newUnitPrice, substituteName);
  await transitionOrder(tx, order, 'askQuestion', { actor: 'OPERATOR', now, note });
  await tx.insert(OrderQuestion, question);
  const { id: targetId, userId, number } = order;
  const params = { order: number, item: name, amount: question.difference, ...told };
  await notify(tx, { userId, kind: 'QUESTION_ASKED', targetId, params, now });
  return question;
}
