import {
  choice,
  email,
  id,
  instant,
  list,
  model,
  money,
  nullable,
  number,
  text,
} from '../../platform/http/shape';
import { presentTimeline, timelineShape } from '../../platform/http/timeline.shape';
import type { RequestContext } from '../../platform/request-context';
import { orderItemShape, presentOrderItem } from './items/order-item.shape';
import { nextStepShape } from '../packages/public';
import {
  actionsOnOrder,
  nextStepOnOrder,
  refundDeadlineOn,
  timelineOfOrder,
  wayOfOrder,
} from './order-details';
import type { Order } from './order.entity';
import { itemsByOrder } from './order.loaders';
import { paymentDueOf } from './order.policy';
import { refundLeft } from './order.pricing';
import { presentQuestion, questionShape } from './questions/question.shape';
import { questionsByOrder } from './questions/question.queries';
import { OrderActionEnum, OrderStatusEnum } from './order.types';

/** An order as the REST calls answer it (EN-07). */
export const orderShape = model('Order', 'What a shopper asked us to buy.', {
  id: id('Public id of the order.'),
  order_number: text('Number to name it by.', 'OR20261121-04817733'),
  status: choice('Where it stands.', OrderStatusEnum, 'PENDING_PAYMENT'),
  available_actions: list(
    'What the shopper may do with it now.',
    choice('An action.', OrderActionEnum, 'PAY'),
  ),
  next_step: nullable(nextStepShape),
  submit_time: instant('When it was submitted.'),
  payment_due_time: nullable(
    instant('When the clock cancels it unless it is paid; null once paid or ended.'),
  ),
  payment_time: nullable(instant('When it was paid.')),
  goods_amount: money('Sum of unit_price × quantity.', 650),
  domestic_shipping_amount: money('Shipping from the shops to our warehouse.', 200),
  fine_photo_amount: money('Price of the fine photos.', 400),
  amount: money('What is to be paid: the sum of the three.', 1_250),
  balance_deduction: money('Part paid from the balance.', 1_250),
  payment_method_discount: money('Discount of the payment method.', 0),
  handling_fee: money('Fee of the payment method.', 0),
  actual_payment: money('Part paid otherwise.', 0),
  refunded_amount: money('What of it returned to the balance so far.', 0),
  refundable_amount: money(
    'What a refund of all of it would return now: what was paid without the handling fee, less what returned.',
    1_250,
  ),
  contact: model('OrderContact', 'Whom we ask when something is unclear.', {
    name: text('Name.', 'Anna Lee'),
    phone: text('Phone number.', '+49 30 1234567'),
    email: email('Email address.', 'anna@example.com'),
  }),
  purchase_remark: text('Remark for the purchase; may be empty.', 'No box, please'),
  fine_photos: model('FinePhotos', 'Photos the warehouse is to take.', {
    count: number('How many, 0–20.', 2),
    note: text('What they should show; may be empty.', 'The lid'),
    location: text('Which place to photograph; may be empty.', 'The base'),
  }),
  refund_deadline: nullable(
    instant('Until when a refund may be requested; null without a deadline or that right.'),
  ),
  refund_reason: nullable(
    text('Why a refund was requested; null unless it was.', 'Ordered by mistake'),
  ),
  refund_answer: nullable(text('How the request was answered.', 'It was bought already')),
  items: list('What is to be bought.', orderItemShape),
  questions: list('What we asked about it, the oldest first.', questionShape),
  steps: list(
    'Its way: the statuses it has reached, then those to come unless it has ended.',
    model('OrderStep', 'A status on the way of an order.', {
      status: choice('The status.', OrderStatusEnum, 'PENDING_PAYMENT'),
      reached_at: nullable(instant('When the order reached it; null while it is to come.')),
    }),
  ),
  timeline: timelineShape,
});

/** Shows an order; a list of orders costs as many statements as one. */
export async function presentOrder(context: RequestContext, one: Order) {
  const { loaders } = context;
  // At once, so that the loaders see all orders of a list together, whatever each of them waits for.
  const [items, steps, questions, actions, nextStep, refundDeadline, timeline] = await Promise.all([
    presentItems(context, one),
    wayOfOrder(one, context),
    loaders.get(questionsByOrder).load(one.id),
    actionsOnOrder(one, context),
    nextStepOnOrder(one, context),
    refundDeadlineOn(one, context),
    timelineOfOrder(one, context),
  ]);
  return {
    ...{ id: one.id, order_number: one.number, status: one.status },
    available_actions: actions,
    next_step: nextStep,
    ...{ submit_time: one.submittedAt, payment_time: one.paidAt },
    payment_due_time: paymentDueOf(one),
    ...presentAmounts(one),
    contact: { name: one.contactName, phone: one.contactPhone, email: one.contactEmail },
    purchase_remark: one.remark,
    fine_photos: presentFinePhotos(one),
    refund_deadline: refundDeadline,
    ...{ refund_reason: one.refundReason, refund_answer: one.refundAnswer },
    items,
    questions: questions.map(presentQuestion),
    steps: steps.map(({ status, reachedAt }) => ({ status, reached_at: reachedAt })),
    timeline: presentTimeline(timeline),
  };
}

async function presentItems(context: RequestContext, { id }: Order) {
  const items = await context.loaders.get(itemsByOrder).load(id);
  return Promise.all(items.map((item) => presentOrderItem(context, item)));
}

function presentAmounts(one: Order) {
  return {
    goods_amount: one.goodsAmount,
    domestic_shipping_amount: one.domesticShippingAmount,
    fine_photo_amount: one.finePhotoAmount,
    amount: one.amount,
    balance_deduction: one.balanceDeduction,
    payment_method_discount: one.paymentMethodDiscount,
    handling_fee: one.handlingFee,
    actual_payment: one.actualPayment,
    refunded_amount: one.refundedAmount,
    refundable_amount: refundLeft(one),
  };
}

function presentFinePhotos({ finePhotoCount, finePhotoNote, finePhotoLocation }: Order) {
  return { count: finePhotoCount, note: finePhotoNote, location: finePhotoLocation };
}
