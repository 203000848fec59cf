import type { Belongings } from './belongings';
import { cartItemForm } from './builders/cart-item';

/** Values of a form that the rules accept, by its path, else by the end of it. */
const goodTexts: Record<string, unknown> = {
  email: 'owner@example.com',
  'register.input.email': 'newcomer@example.com',
  password: 'secret123',
  passwordConfirmation: 'secret123',
  oldPassword: 'secret123',
  phone: '+49 30 1234567',
  region: 'DE',
  year: 2000,
  countryCode: 'DE',
  postcode: '10117',
  url: cartItemForm()['url'],
  idempotencyKey: 'a-key-of-this-story',
  deliveryLineId: 'air-general',
  senderCountry: 'DE',
  controlNumber: '8273645012',
  'recharge.input.amount': 50_000,
  'requestWithdrawal.input.amount': 100,
  'submitRemittance.input.amount': 50_000,
};

/** Which of the shopper's belongings an operation can name there: by its path, else by the end. */
const goodIds: Record<string, keyof Belongings> = {
  addressId: 'address',
  storedItemId: 'storedItem',
  storedItemIds: 'storedItem',
  imageId: 'upload',
  receiptImageId: 'upload',
  cartItemId: 'cartItem',
  cartItemIds: 'cartItem',
  notificationIds: 'message',
  threadId: 'message',
  sessionId: 'session',
  packingPlanId: 'plan',
  'pay.input.targetId': 'unpaidOrder',
  'payOrders.input.orderIds': 'unpaidOrder',
  'jointPaymentQuote.orderIds': 'unpaidOrder',
  'node.id': 'paidOrder',
  'order.id': 'paidOrder',
  'package.id': 'sentPackage',
  'packingPlan.id': 'plan',
  'payment.id': 'payment',
  'jointPayment.id': 'jointPayment',
  'paymentQuote.target.id': 'unpaidOrder',
  'cancelOrder.input.orderId': 'unpaidOrder',
  'requestRefund.input.orderId': 'paidOrder',
  'cancelPayment.input.paymentId': 'pendingPayment',
  'cancelWithdrawal.input.withdrawalId': 'withdrawal',
  'acceptQuestion.input.questionId': 'question',
  'declineQuestion.input.questionId': 'otherQuestion',
  'cancelRefundRequest.input.orderId': 'refundOrder',
  'cancelPackage.input.packageId': 'paidPackage',
  'confirmReceipt.input.packageId': 'sentPackage',
  'confirmReceipts.input.packageIds': 'sentPackage',
  'reviewPackage.input.packageId': 'receivedPackage',
};

/** Which belonging is meant at a path, e.g. `pay.input.targetId`; undefined: it names none. */
export function belongingAt(path: string): keyof Belongings | undefined {
  return goodIds[path] ?? goodIds[path.split('.').at(-1) ?? ''];
}

/** Chooses good values for the forms of a shopper with these belongings, by the path of a field. */
export function goodValuesOf(own: Belongings): (path: string) => unknown {
  return (path) => {
    const name = path.split('.').at(-1) ?? '';
    const owned = belongingAt(path);
    if (owned) return name.endsWith('s') ? [own[owned]] : own[owned];
    return goodTexts[path] ?? goodTexts[name];
  };
}
