import { DomainError } from '../../kernel/errors';
import { add, subtract, ZERO } from '../../kernel/money';
import type { Language } from '../../kernel/language';
import type { AddressSnapshot } from '../../kernel/parcel';
import { goodsPriceOf } from '../../kernel/subtotal';
import { requireViewer, type RequestContext } from '../../platform/request-context';
import { cityLine, countryName, feeTexts, fullName } from '../delivery/public';
import { listRefunds } from '../funds/public';
import { findOrder, itemsByOrder } from '../orders/public';
import { findPackage } from '../packages/public';
import type { Invoice } from './invoice';
import { invoiceTexts } from './invoice.texts';

/**
 * Returns the invoice of a paid order, by its id or number. Four statements.
 * @throws DomainError NOT_FOUND if it is absent, another's or not paid
 */
export async function invoiceOfOrder(context: RequestContext, name: string): Promise<Invoice> {
  const { services, loaders, language } = context;
  const viewer = requireViewer(context);
  const order = await findOrder(services, viewer, name);
  if (!order?.paidAt) throw new DomainError('NOT_FOUND');
  const texts = invoiceTexts[language];
  const items = await loaders.get(itemsByOrder).load(order.id);
  // An item whose price was reduced later is listed with its present price.
  const goods = add(...items.map(goodsPriceOf));
  const fall = subtract(order.goodsAmount, goods);
  return {
    kind: 'order',
    ...{ number: order.number, paidAt: order.paidAt },
    recipient: [order.contactName, order.contactEmail, order.contactPhone],
    items: items.map(({ name, specification, quantity, unitPrice }) => ({
      ...{ name, detail: specification, quantity, unitPrice },
    })),
    costs: [
      { label: texts.goods, amount: goods },
      ...(fall > ZERO ? [{ label: texts.priceFall, amount: fall }] : []),
      { label: texts.domesticShipping, amount: order.domesticShippingAmount },
      { label: texts.finePhotos, amount: order.finePhotoAmount },
    ],
    // An order is paid in several steps if a question raised its price; it stores their sums.
    payment: { ...order, discount: order.paymentMethodDiscount },
    refunds: await listRefunds(services, viewer.id, order.id),
  };
}

/**
 * Returns the invoice of a package, by its id or number. Three statements.
 * @throws DomainError NOT_FOUND if it is absent or another's
 */
export async function invoiceOfPackage(context: RequestContext, name: string): Promise<Invoice> {
  const { services, language } = context;
  const viewer = requireViewer(context);
  const sent = await findPackage(services, viewer, name);
  if (!sent) throw new DomainError('NOT_FOUND');
  return {
    kind: 'package',
    ...{ number: sent.number, paidAt: sent.createdAt },
    recipient: addressLines(sent.address, language),
    items: sent.declarations.map(({ description }) => ({
      ...{ name: description, detail: '', quantity: 1, unitPrice: null },
    })),
    costs: sent.fees.map(({ code, amount }) => ({ label: feeTexts[language][code], amount })),
    payment: { ...sent, discount: sent.paymentMethodDiscount },
    refunds: await listRefunds(services, viewer.id, sent.id),
  };
}

function addressLines(address: AddressSnapshot, language: Language): string[] {
  const { detail, countryCode } = address;
  return [fullName(address), detail, cityLine(address), countryName(countryCode, language)];
}
